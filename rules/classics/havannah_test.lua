-- The rules of Havannah, one by one.
local havannah = test "havannah"

havannah:case "H1 one puts a stone on an empty cell" {
  moves = "h8",
  open = 168,
  refused = { h8 = "H1" },
}

havannah:case "H2 a bridge joins two corners" {
  position = "turn=white a1=W a2=W a3=W a4=W a5=W a6=W a7=W",
  moves = "a8",
  outcome = "white",
}

havannah:case "H4 a ring wins, even round an empty cell" {
  position = "turn=white h9=W h7=W g8=W g7=W i8=W",
  moves = "i7",
  outcome = "white",
}

havannah:case "H4 five of the six round a cell are no ring" {
  position = "turn=white h9=W h7=W g8=W g7=W",
  moves = "i8",
  outcome = "open",
}
