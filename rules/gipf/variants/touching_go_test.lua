local house = test "gipf/touching_go"

house:case "B1 what touches a row goes with it" {
  position = "turn=white e2=W e3=W e4=W d4=B f3=W b2=B hand.white=W5 hand.black=B5",
  moves = "e1-e2",
  after = "e2=. e5=. d4=. f3=. b2=B hand.white=W9 captured.white=B1",
}
