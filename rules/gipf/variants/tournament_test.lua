-- What the tournament game adds: GIPF-pieces are brought in.
local tournament = test "gipf/tournament"

tournament:case "T1 the board starts empty, and the first turn brings in a GIPF-piece" {
  after = "hand.white=W18 hand.black=B18",
  open = 42,
  refused = { ["a1-b2"] = "T1" },
}

tournament:case "S1 a GIPF-piece takes two pieces of the reserve" {
  moves = "Ga1-b2",
  after = "b2=WW hand.white=W16",
}

tournament:case "T2 more GIPF-pieces may come, or single ones" {
  moves = "Ga1-b2 Ge9-e8",
  open = 84,
  accepted = { "Ga1-b2", "a1-b2" },
}

tournament:case "T2 after the first single piece no GIPF-piece comes in" {
  moves = "Ga1-b2 Ge9-e8 a1-b2 Ge1-e2",
  open = 42,
  refused = { ["Ga1-b2"] = "T2" },
}

tournament:case "S1 two pieces must be left for a GIPF-piece" {
  position = "turn=white b5=WW h2=BB hand.white=W hand.black=B5 var.brought.white=1 var.brought.black=1",
  refused = { ["Ga1-b2"] = "S1" },
}

tournament:case "T3 who may still bring in GIPF-pieces has not lost his last" {
  position = "turn=black c2=B d3=B e4=B g4=WW h5=BB b5=W hand.white=W5 hand.black=B5 var.brought.black=2 var.brought.white=1",
  moves = "b1-c2;xc2,d3,e4,f4,g4",
  outcome = "open",
  after = "turn=white captured.black=W2",
}

tournament:case "T3 who may not has" {
  position = "turn=black c2=B d3=B e4=B g4=WW h5=BB b5=W hand.white=W5 hand.black=B5 var.brought.black=2 var.brought.white=2",
  moves = "b1-c2;xc2,d3,e4,f4,g4",
  outcome = "black",
}

tournament:case "T3 a single piece without a GIPF-piece on the board loses" {
  position = "turn=black c2=B d3=B e4=B g4=WW h5=BB b5=W hand.white=W5 hand.black=B5 var.brought.black=2 var.brought.white=1",
  moves = "b1-c2;xc2,d3,e4,f4,g4 a1-b2",
  outcome = "black",
}
