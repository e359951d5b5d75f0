-- The rules of tic-tac-toe, one by one.
local tic_tac_toe = test "tic_tac_toe"

tic_tac_toe:case "T1 one puts a piece on an empty cell" {
  moves = "b2",
  open = 8,
  refused = { b2 = "T1" },
  after = "b2=X turn=o",
}

tic_tac_toe:case "T2 three in a line win" {
  moves = "a1 b1 a2 b2 a3",
  outcome = "x",
}

tic_tac_toe:case "T2 on a diagonal as well" {
  moves = "a1 b1 b2 a2 c3",
  outcome = "x",
}

tic_tac_toe:case "T3 a full board is a draw" {
  moves = "a1 b1 c1 b2 a2 c2 b3 a3 c3",
  outcome = "draw",
}

tic_tac_toe:case "as many games as are known" {
  perft = { 9, 72, 504, 3024 },
}
