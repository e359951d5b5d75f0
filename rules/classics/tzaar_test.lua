-- The rules of TZAAR, one by one.
local tzaar = test "tzaar"

tzaar:case "P1 any piece of one's own on any free point" {
  moves = "We1",
  refused = { Be1 = "P1", we2 = "no piece of that kind" },
  after = "e1=W turn=black",
}

tzaar:case "T1 White's first turn is one capture" {
  position = "turn=white phase=capturing a1=W a2=b a3=X b1=w e1=B e2=Y e3=b e9=b",
  moves = "a1a2",
  after = "a1=. a2=W turn=black phase=capturing captured.white=b1",
}

tzaar:case "T1, T3 later a second thing may be done" {
  position = "turn=white phase=capturing a1=W a2=b a3=X b1=w d1=W e1=B e2=Y e3=b e9=b d2=X var.turns=5",
  moves = "a1a2 a3a2",
  after = "a2=WX a3=. turn=black phase=capturing",
}

tzaar:case "T2 not what is higher" {
  position = "turn=white phase=capturing a1=W a2=bb a3=X b1=w d1=b e1=B e2=Y var.turns=5",
  refused = { a1a2 = "T2" },
}

tzaar:case "T4 without one of the kinds one has lost" {
  position = "turn=white phase=capturing a1=W a2=B a3=X b1=w e2=Y e3=b var.turns=5",
  moves = "a1a2",
  outcome = "white",
}
