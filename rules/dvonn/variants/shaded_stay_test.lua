local house = test "dvonn/shaded_stay"

house:case "X2 a stack beside a taller one stays" {
  position = "turn=white phase=stacking a1=W b1=BB c1=R d1=W",
  refused = { a1b1 = "X2" },
}

house:case "X2 beside one as tall it may move" {
  position = "turn=white phase=stacking a1=W b1=B c1=R",
  accepted = { "a1b1" },
}

house:case "E5 an enclosed stack stays too" {
  position = "turn=white phase=stacking e3=W d3=B f3=R e4=B e2=B f4=W d2=B",
  refused = { e3e4 = "E5" },
}
