-- The rules of Breakthrough, one by one.
local breakthrough = test "breakthrough"

breakthrough:case "B1 straight ahead only onto an empty cell" {
  position = "turn=white c3=W c4=B",
  open = { "c3b4", "c3d4" },
  refused = { c3c4 = "B1" },
}

breakthrough:case "B2 diagonally ahead, capturing" {
  position = "turn=white c3=W d4=B h8=B",
  moves = "c3d4",
  after = "c3=. d4=W captured.white=B1",
}

breakthrough:case "B3 the far side wins" {
  position = "turn=white c7=W h7=B",
  moves = "c7c8",
  outcome = "white",
}

breakthrough:case "B4 without a piece one has lost" {
  position = "turn=white c3=W d4=B",
  moves = "c3d4",
  outcome = "white",
}

breakthrough:case "as many games as are known" {
  perft = { 22, 484 },
}

local round = test("breakthrough", { set = { round = true } })

round:case "B2 on a round board it goes over the seam" {
  position = "turn=white a3=W h4=B b8=B",
  open = { "a3a4", "a3b4", "a3h4" },
}

round:case "B1 and no further" {
  position = "turn=black h4=B g1=W",
  moves = "h4a3",
  after = "a3=B h4=. turn=white",
}
