-- The rules of gomoku, one by one.
local gomoku = test "gomoku"

gomoku:case "G1 one puts a stone on an empty cell" {
  moves = "h8",
  open = 224,
  refused = { h8 = "G1" },
}

gomoku:case "G2 five in a line win" {
  moves = "a1 a2 b1 b2 c1 c2 d1 d2 e1",
  outcome = "black",
}

gomoku:case "G2 six win as well, unless agreed otherwise" {
  position = "turn=black a1=B b1=B c1=B e1=B f1=B a3=W b3=W c3=W a5=W c5=W",
  moves = "d1",
  outcome = "black",
}
