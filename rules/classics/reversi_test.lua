-- The rules of Reversi, one by one.
local reversi = test "reversi"

reversi:case "R1 a disc encloses, or it may not be put" {
  open = { "c4", "d3", "e6", "f5" },
  refused = { c3 = "R1", d4 = "R1" },
}

reversi:case "R2 what is enclosed is turned over" {
  moves = "d3",
  after = "d3=B d4=B d5=B e4=B e5=W",
  score = { black = 4, white = 1 },
}

reversi:case "R3 who cannot enclose passes" {
  position = "turn=black a1=W b1=B c1=W",
  open = { "d1" },
}

reversi:case "R4 more discs win" {
  position = "turn=black a1=B b1=W",
  moves = "c1",
  outcome = "black",
  score = { black = 3, white = 0 },
}
