local house = test "gipf/rows_of_five"

house:case "B1 four are no row" {
  position = "turn=white e2=W e3=W e4=W b2=B hand.white=W5 hand.black=B5",
  moves = "e1-e2",
  after = "e2=W e3=W e4=W e5=W hand.white=W4 turn=black",
}

house:case "B1 five are one" {
  position = "turn=white e2=W e3=W e4=W e6=W e7=B b2=B hand.white=W5 hand.black=B5",
  moves = "e1-e2",
  after = "e2=. e3=. e4=. e5=. e6=. e7=. hand.white=W9 captured.white=B1",
}
