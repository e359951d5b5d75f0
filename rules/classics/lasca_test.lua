-- The rules of Lasca, one by one.
local lasca = test "lasca"

lasca:case "L2 what is captured goes beneath" {
  position = "turn=white phase=play c3=w d4=b a7=b",
  moves = "c3e5",
  after = "c3=. d4=. e5=bw",
}

lasca:case "L2 only the top man is captured, and what was beneath comes free" {
  position = "turn=white phase=play c3=w d4=wb a7=b",
  moves = "c3e5",
  after = "d4=w e5=bw",
}

lasca:case "L3 who can capture must" {
  position = "turn=white phase=play c3=w d4=b a1=w a7=b",
  open = { "c3e5" },
  refused = { a1b2 = "L3" },
}

lasca:case "L5 a man that comes to the far side becomes an officer" {
  position = "turn=white phase=play c5=w d6=b a7=b",
  moves = "c5e7",
  after = "e7=bW turn=black",
}

lasca:case "L6 who has no column has lost" {
  position = "turn=white phase=play c3=w d4=b",
  moves = "c3e5",
  outcome = "white",
}
