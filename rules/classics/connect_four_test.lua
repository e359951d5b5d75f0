-- The rules of Connect Four, one by one.
local connect_four = test "connect_four"

connect_four:case "F1 a piece falls to the lowest empty cell" {
  moves = "d1 d2",
  open = { "a1", "b1", "c1", "d3", "e1", "f1", "g1" },
  refused = { d4 = "F1" },
}

connect_four:case "F2 a full column takes no more" {
  moves = "a1 a2 a3 a4 a5 a6",
  open = { "b1", "c1", "d1", "e1", "f1", "g1" },
}

connect_four:case "F3 four in a line win" {
  moves = "a1 a2 b1 b2 c1 c2 d1",
  outcome = "white",
}

connect_four:case "as many games as are known" {
  perft = { 7, 49, 343, 2401 },
}
