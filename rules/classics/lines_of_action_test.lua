-- The rules of Lines of Action, one by one.
local lines_of_action = test "lines_of_action"

lines_of_action:case "L1 as far as pieces stand on the line" {
  accepted = { "b1h1", "b1b3", "b1d3" },
  refused = { b1b2 = "L1", b1b4 = "L1" },
}

lines_of_action:case "L2 not over the other side" {
  position = "turn=black a1=B b1=W d1=B h8=W",
  refused = { a1d1 = "L2" },
}

lines_of_action:case "L3 it captures where it ends" {
  position = "turn=black a1=B c1=W h8=W a8=B",
  moves = "a1c1",
  after = "a1=. c1=B captured.black=W1",
}

lines_of_action:case "L4 one group wins" {
  position = "turn=black a1=B a3=B b3=B h8=W f8=W",
  moves = "a1c3",
  outcome = "black",
}
