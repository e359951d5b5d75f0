-- The rules of the Amazons, one by one.
local amazons = test "amazons"

amazons:case "A1, A2 an amazon moves, then it shoots" {
  moves = "d1d4 d1",
  after = "d1=x d4=W turn=black phase=move",
}

amazons:case "A1 no amazon goes over what stands in the way" {
  position = "turn=white phase=move a1=W c1=x j10=B",
  accepted = { "a1b1", "a1a10" },
  refused = { a1d1 = "A1" },
}

amazons:case "A3 the arrow flies from where the amazon stands now" {
  position = "turn=white phase=move a1=W j10=B",
  moves = "a1a5",
  accepted = { "e5", "a1" },
  refused = { b3 = "A3" },
}

amazons:case "A4 who cannot move loses" {
  position = "turn=white phase=move a1=B c1=W b1=x a2=x",
  moves = "c1b2 c1",
  outcome = "white",
}
