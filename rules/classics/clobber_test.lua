-- The rules of Clobber, one by one.
local clobber = test "clobber"

clobber:case "C1 one captures a neighbour" {
  moves = "a5b5",
  after = "a5=. b5=W captured.white=B1",
}

clobber:case "C1 an empty cell or an own stone is no goal" {
  position = "turn=white a1=W a2=W b1=B",
  open = { "a1b1" },
  refused = { a2b2 = "C1", a1a2 = "C1" },
}

clobber:case "C2 who cannot capture loses" {
  position = "turn=white a1=W b1=B e5=W",
  moves = "a1b1",
  outcome = "white",
}
