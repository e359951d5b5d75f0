local house = test "gipf/short"

house:case "C1 a row costs each side a piece" {
  position = "turn=white e2=W e3=W e4=W b2=B hand.white=W5 hand.black=B5",
  moves = "e1-e2",
  after = "e2=. e5=. hand.white=W7 hand.black=B4",
}

house:case "C2 whoever has captured six wins" {
  position = "turn=white e2=W e3=W e4=W e6=B b2=B hand.white=W5 hand.black=B5 captured.white=B5",
  moves = "e1-e2",
  outcome = "white",
}

house:case "C2 five are not enough" {
  position = "turn=white e2=W e3=W e4=W e6=B b2=B hand.white=W5 hand.black=B5 captured.white=B4",
  moves = "e1-e2",
  outcome = "open",
}
