-- The rules of Hex, one by one.
local hex = test "hex"

hex:case "H1 one puts a stone on an empty cell" {
  moves = "f6",
  open = 120,
  refused = { f6 = "H1" },
}

hex:case "H2, H3 White joins south and north" {
  position = "turn=white a1=W a2=W a3=W a4=W a5=W a6=W a7=W a8=W a9=W a10=W",
  moves = "a11",
  outcome = "white",
}

hex:case "H2 Black joins west and east, which White's stones do not" {
  position = "turn=white a1=W b1=W c1=W d1=W e1=W f1=W g1=W h1=W i1=W j1=W",
  moves = "k1",
  outcome = "open",
}
