local house = test "gipf/empty_reserve_loses"

house:case "C1 who brings in his last piece loses at once" {
  position = "turn=white b5=W e2=W h2=B hand.white=W1 hand.black=B5",
  moves = "a1-b2",
  outcome = "black",
}

house:case "C1 a row that gives him new ones saves him" {
  position = "turn=white e2=W e3=W e4=W b2=B hand.white=W1 hand.black=B5",
  moves = "e1-e2",
  outcome = "open",
  after = "hand.white=W4",
}
