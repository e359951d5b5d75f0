-- The rules of nine men's morris, one by one.
local morris = test "nine_mens_morris"

morris:case "M1 men come onto empty points" {
  moves = "a1",
  open = 23,
  refused = { a1 = "M1" },
}

morris:case "M3 a mill takes a man" {
  moves = "a1 b2 d1 b4 g1 xb2",
  after = "b2=. turn=black",
}

morris:case "M4 a man in a mill is safe while there is another" {
  position = "turn=white phase=placing a1=W d1=W b2=B b4=B b6=B f2=B e3=B hand.white=W2 hand.black=B2",
  moves = "g1",
  open = { "xe3", "xf2" },
  refused = { xb2 = "M4" },
}

morris:case "M2 men move along the lines" {
  position = "turn=white phase=moving a1=W d1=W g1=W d6=W a7=B d7=B g7=B b2=B",
  accepted = { "a1a4" },
  refused = { a1d1 = "M5", d6a4 = "M5" },
}

morris:case "M5 with three men one may go anywhere" {
  position = "turn=white phase=moving a1=W d1=W d6=W a7=B d7=B f2=B b2=B",
  accepted = { "d6g1", "a1c3" },
}

morris:case "M6 with two men one has lost" {
  position = "turn=white phase=moving a1=W d1=W g4=W d6=W a7=B d7=B f2=B",
  moves = "g4g1 xa7",
  outcome = "white",
}
