-- The rules of YINSH, one by one.
local yinsh = test "yinsh"

yinsh:case "P1 the rings are placed one at a time on any of 85 points" {
  open = 85,
  perft = { 85, 7140 },
}

yinsh:case "P1 on a free point only" {
  moves = "e5",
  after = "e5=W turn=black phase=placing hand.white=W4 hand.black=B5",
  refused = { e5 = "P1" },
}

yinsh:case "P2 White moves first when all ten stand" {
  moves = "a2 a3 a4 a5 b1 b2 b3 b4 c1 c2",
  after = "turn=white phase=moving ply=10 b1=W c2=B hand.white=. hand.black=.",
}

yinsh:case "M1, M2 a ring leaves a marker and goes over free points" {
  position = "turn=white phase=moving e5=W k7=B",
  moves = "e5e9",
  after = "e5=w e9=W e6=. turn=black phase=moving",
  accepted = { "k7k8" },
}

yinsh:case "M2 not over rings" {
  position = "turn=white phase=moving e5=W e7=B k7=W",
  accepted = { "e5e6", "e5e4" },
  refused = { e5e8 = "M2", e5e7 = "M2" },
}

yinsh:case "M2 it ends right behind the first run of markers" {
  position = "turn=white phase=moving e3=W e5=w e6=b e9=w k7=B",
  accepted = { "e3e4", "e3e7" },
  refused = { e3e8 = "M2", e3e10 = "M2", e3e6 = "M2" },
}

yinsh:case "M2 not over markers that a ring or the edge follows" {
  position = "turn=white phase=moving e3=W e5=w e6=B e2=b e1=b k7=B",
  accepted = { "e3e4" },
  refused = { e3e7 = "M2", e3e2 = "M2" },
}

yinsh:case "M3 what it goes over is turned over" {
  position = "turn=white phase=moving e3=W e5=w e6=b e7=b k7=B",
  moves = "e3e8",
  after = "e3=w e4=. e5=b e6=w e7=w e8=W turn=black",
}

yinsh:case "M4 who can move no ring passes" {
  position = "turn=white phase=moving a2=W a3=B b2=B b3=B",
  open = 1,
  accepted = { "pass" },
}

yinsh:case "R1, R2 a row is taken, and a ring with it" {
  position = "turn=white phase=moving e2=W e3=w e4=w e5=w e6=w k7=W k8=B",
  moves = "e2d2 xe2,e3,e4,e5,e6 xk7",
  after = "e2=. e3=. e6=. k7=. d2=W captured.white=W1 turn=black phase=moving var.owed=0",
  score = { white = 1, black = 0 },
}

yinsh:case "R1 of six in a row the owner takes five, and chooses which" {
  position = "turn=white phase=own_rows e2=w e3=w e4=w e5=w e6=w e7=w d2=W k8=B",
  open = { "xe2,e3,e4,e5,e6", "xe3,e4,e5,e6,e7" },
  refused = { ["xe2,e3,e4,e5,e6,e7"] = "R1", ["xe2,e3,e4,e5"] = "R1", ["xe1,e2,e3,e4,e5"] = "R1" },
}

yinsh:case "R1 markers of both colours are no row, nor are rings" {
  position = "turn=white phase=moving e2=W e3=w e4=b e5=w e6=w e7=W k8=B",
  moves = "e2d2",
  after = "e2=w e3=w turn=black phase=moving",
}

yinsh:case "R2 only one of one's own rings is removed" {
  position = "turn=white phase=own_ring e2=W k7=W k8=B var.owed=1",
  open = { "xe2", "xk7" },
  refused = { xk8 = "R2" },
}

yinsh:case "R3 who moved takes first, then the other side" {
  position = "turn=white phase=moving e2=W e3=w e4=w e5=w e6=w f3=w f4=b f5=b f6=b f7=b k7=W k8=B j5=B",
  moves = "e2g4 xe2,e3,e4,e5,e6 xk7",
  after = "phase=other_ring f3=. f7=. var.owed=1 captured.white=W1",
  accepted = { "xk8", "xj5" },
}

yinsh:case "R4 of rows that cross one is left standing without enough" {
  position = "turn=white phase=own_rows e2=w e3=w e4=w e5=w e6=w c4=w d4=w f4=w g4=w d2=W k7=W k8=B",
  moves = "xc4,d4,e4,f4,g4 xk7",
  after = "e2=w e3=w e4=. e5=w turn=black phase=moving",
}

yinsh:case "R4 rows apart are taken one after the other" {
  position = "turn=white phase=own_rows e2=w e3=w e4=w e5=w e6=w g3=w g4=w g5=w g6=w g7=w d2=W k7=W j5=W k8=B",
  moves = "xg3,g4,g5,g6,g7 xk7",
  after = "turn=white phase=own_ring e2=. captured.white=W1 var.owed=1",
}

yinsh:case "E1 the third ring removed wins at once" {
  position = "turn=white phase=own_ring e2=W k7=W j5=W f2=b f3=b f4=b f5=b f6=b k8=B captured.white=W2 var.owed=1",
  moves = "xk7",
  outcome = "white",
}

local short = test("yinsh", { set = { rings_to_win = 1 } })

short:case "E1 in the short game the first ring wins" {
  position = "turn=white phase=own_ring e2=W k7=W k8=B var.owed=1",
  moves = "xk7",
  outcome = "white",
}

local few = test("yinsh", { set = { markers = 3 } })

few:case "E2 when all markers are on the board more rings win" {
  position = "turn=white phase=moving e2=W a2=w h3=b k8=B captured.black=B1",
  moves = "e2e3",
  outcome = "black",
}

few:case "E2 or nobody does" {
  position = "turn=white phase=moving e2=W a2=w h3=b k8=B",
  moves = "e2e3",
  outcome = "draw",
}
