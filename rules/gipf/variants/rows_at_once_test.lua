local house = test "gipf/rows_at_once"

house:case "B1 a row goes back, and what extends it stays" {
  position = "turn=white e2=W e3=W e4=W e6=B b2=B hand.white=W5 hand.black=B5",
  moves = "e1-e2",
  after = "e2=. e5=. e6=B hand.white=W8 captured.white=. turn=black",
}

house:case "B2 rows of both sides go at once" {
  position = "turn=white e2=W e3=W e4=W c2=B d3=B f4=B b5=W e8=B hand.white=W5 hand.black=B5",
  moves = "e9-e8 a1-b2",
  after = "c2=B d3=B e4=W f4=B turn=white",
}
