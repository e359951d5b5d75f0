-- What the standard game adds: GIPF-pieces.
local standard = test "gipf/standard"

standard:case "S1 three GIPF-pieces a side, and twelve pieces in reserve" {
  after = "b5=WW e2=WW h5=WW b2=BB e8=BB h2=BB hand.white=W12 hand.black=B12 turn=white",
  perft = { 42, 1764 },
}

standard:case "S1 single pieces of a row must go" {
  position = "turn=white phase=own_rows e4=W e5=WW e6=W e7=W b2=BB hand.white=W4 hand.black=B5",
  open = { "xe4,e5,e6,e7", "xe4,e6,e7" },
  refused = { ["xe4,e5,e6"] = "S1" },
}

standard:case "S1 a GIPF-piece left at a crossing leaves the second row" {
  position = "turn=white e2=W e3=WW e5=W c2=W d3=W f4=W h2=WW b5=BB hand.white=W5 hand.black=B5",
  moves = "e1-e2;xe2,e3,e5",
  open = { "xc2,d3,e4,f4", "xc2,d3,f4" },
}

standard:case "S2 a GIPF-piece taken back is two single pieces" {
  position = "turn=white phase=own_rows e4=W e5=WW e6=W e7=W b2=BB h2=WW hand.white=W4 hand.black=B5",
  moves = "xe4,e5,e6,e7",
  after = "e5=. hand.white=W9",
}

standard:case "S3 whose last GIPF-piece leaves the board loses" {
  position = "turn=white c2=WW d3=W e4=W g4=BB h5=B hand.white=W5 hand.black=B5",
  moves = "b1-c2;xc2,e4,f4,g4",
  outcome = "white",
}

standard:case "S3 one's own last GIPF-piece too" {
  position = "turn=white c2=WW d3=W e4=W g4=BB h5=B hand.white=W5 hand.black=B5",
  moves = "b1-c2;xc2,d3,e4,f4",
  outcome = "black",
}

standard:case "S3 whoever takes the last of both sides loses" {
  position = "turn=white c2=WW d3=W e4=W g4=BB h5=B hand.white=W5 hand.black=B5",
  moves = "b1-c2;xc2,d3,e4,f4,g4",
  outcome = "black",
}
