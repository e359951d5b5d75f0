-- The rules of chess, one by one.
local chess = test "chess"

chess:case "as many openings as are known" {
  perft = { 20, 400 },
}

chess:case "C2 pawns" {
  position = "turn=white e1=K e8=k a2=P b3=p c2=P c3=n",
  accepted = { "a2a3", "a2a4", "a2b3" },
  refused = { c2c3 = "C2" },
}

chess:case "C3 in passing, and only at once" {
  moves = "e2e4 a7a6 e4e5 d7d5 e5d6",
  after = "d5=. d6=P",
}

chess:case "C3 a turn later it is too late" {
  moves = "e2e4 a7a6 e4e5 d7d5 a2a3 a6a5",
  refused = { e5d6 = "C2" },
}

chess:case "C4 a pawn becomes what one likes" {
  position = "turn=white e1=K e8=k a7=P",
  accepted = { "a7a8=Q", "a7a8=R", "a7a8=B", "a7a8=N" },
  refused = { a7a8 = "C4" },
}

chess:case "C6 a pinned piece stays" {
  position = "turn=white e1=K e2=R e8=r h8=k",
  accepted = { "e2e5" },
  refused = { e2d2 = "C6" },
}

chess:case "C7 castling" {
  position = "turn=white e1=K h1=R a1=R e8=k var.short.white=1 var.long.white=1",
  moves = "O-O",
  after = "e1=. f1=R g1=K h1=.",
}

chess:case "C7 not over an attacked square" {
  position = "turn=white e1=K h1=R e8=k f8=r var.short.white=1",
  refused = { ["O-O"] = "C7" },
}

chess:case "C9 checkmate" {
  moves = "f2f3 e7e5 g2g4 d8h4",
  outcome = "black",
}

chess:case "C9 stalemate is a draw" {
  position = "turn=white a6=Q c1=K a8=k c6=P",
  moves = "a6b6",
  outcome = "draw",
}
