local house = test "dvonn/enclosed_may_move"

house:case "X1 an enclosed stack may move" {
  position = "turn=white phase=stacking e3=W d3=B f3=R e4=B e2=B f4=W d2=B",
  accepted = { "e3e4", "e3f3" },
}

house:case "E6 a lone red piece may still not move" {
  position = "turn=white phase=stacking a1=R b1=W c1=B",
  refused = { a1b1 = "E6" },
}
