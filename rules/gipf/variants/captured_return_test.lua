local house = test "gipf/captured_return"

house:case "B1 each piece of a row returns to its owner" {
  position = "turn=white e2=W e3=W e4=W e6=B b2=B hand.white=W5 hand.black=B5",
  moves = "e1-e2",
  after = "e5=. e6=. hand.white=W8 hand.black=B6 captured.white=.",
}
