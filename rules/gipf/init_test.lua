-- The basic rules of GIPF, one by one.
local gipf = test "gipf"

gipf:case "A1 White begins, and may push in 42 ways" {
  after = "turn=white phase=push b5=W e2=W h5=W b2=B e8=B h2=B hand.white=W12 hand.black=B12",
  open = 42,
  perft = { 42, 1764 },
}

gipf:case "A1 a piece of the reserve comes onto the first spot" {
  moves = "a1-b2",
  after = "b2=W c3=B turn=black hand.white=W11",
}

gipf:case "A1 a push goes from a dot to a spot beside it" {
  refused = { ["b2-b3"] = "A1", ["a1-c2"] = "A1" },
}

gipf:case "A2 only the unbroken run moves on" {
  position = "turn=white e2=W e3=B e5=B hand.white=W5 hand.black=B5",
  moves = "e1-e2",
  after = "e2=W e3=W e4=B e5=B e6=. hand.white=W4",
}

gipf:case "A3 nothing is pushed off into a dot" {
  position = "turn=white e2=W e3=B e4=W e5=B e6=W e7=B e8=W hand.white=W5 hand.black=B5",
  refused = { ["e1-e2"] = "A3", ["e9-e8"] = "A3" },
  accepted = { "d1-e2" },
}

gipf:case "B1 a row of four returns to its owner, with its extension captured" {
  position = "turn=white e2=W e3=W e4=W e6=B b2=B hand.white=W5 hand.black=B5",
  moves = "e1-e2",
  after = "e2=. e3=. e4=. e5=. e6=. b2=B hand.white=W8 hand.black=B5 captured.white=B1 turn=black",
}

gipf:case "B1 an empty spot ends the extension" {
  position = "turn=white e2=W e3=W e4=W e7=B b2=B hand.white=W5 hand.black=B5",
  moves = "e1-e2",
  after = "e5=. e7=B captured.white=.",
}

gipf:case "B1 three are no row" {
  position = "turn=white e2=W e3=W b2=B hand.white=W5 hand.black=B5",
  moves = "e1-e2",
  after = "e2=W e3=W e4=W hand.white=W4",
}

gipf:case "B1 a row must be taken, and nothing of it left" {
  position = "turn=white phase=own_rows e4=W e5=W e6=W e7=W c4=W d5=W f6=W e8=B hand.white=W4 hand.black=B5",
  open = { "xc4,d5,e6,f6", "xe4,e5,e6,e7,e8" },
  refused = {
    ["xe4,e5,e6,e7"] = "Nothing of a row that is taken may be left",
    ["x-"] = "B1",
    ["xh2,h3"] = "B1",
    ["xe4,e5,e6,e7,e8,e3"] = "B1",
  },
}

gipf:case "B1 no row, nothing to take" {
  refused = { ["xb2,c2,d2,e2"] = "B1" },
}

gipf:case "B2 of rows that cross, the owner chooses one" {
  position = "turn=white phase=own_rows e4=W e5=W e6=W e7=W c4=W d5=W f6=W e8=B hand.white=W4 hand.black=B5",
  moves = "xc4,d5,e6,f6",
  after = "c4=. d5=. e6=. f6=. e4=W e5=W e7=W e8=B hand.white=W8 turn=black phase=push",
}

gipf:case "B3 who pushed takes first" {
  position = "turn=white e2=W e3=W e4=W e5=B c4=B d5=B f6=B hand.white=W5 hand.black=B5",
  moves = "e1-e2",
  after = "e2=. e3=. e4=. e5=. e6=. c4=B d5=B f6=B captured.white=B1",
}

gipf:case "B3 then the other side takes its own" {
  position = "turn=white e2=W e3=B c2=B d3=B f4=B hand.white=W5 hand.black=B5",
  moves = "e1-e2",
  after = "e2=W e3=W c2=. d3=. e4=. f4=. hand.black=B9",
}

gipf:case "B4 taking is no turn: who did not push does so next" {
  position = "turn=white e2=W e3=B c2=B d3=B f4=B hand.white=W5 hand.black=B5",
  moves = "e1-e2",
  after = "turn=black phase=push ply=1",
}

gipf:case "B4 rows are taken before anybody pushes" {
  position = "turn=white phase=own_rows e4=W e5=W e6=W e7=W c4=W d5=W f6=W e8=B hand.white=W4 hand.black=B5",
  refused = { ["a1-b2"] = "B4" },
}

gipf:case "C1 who must push and has no piece in reserve loses" {
  position = "turn=white b5=W e2=W h2=B hand.black=B5",
  outcome = "black",
  refused = { ["a1-b2"] = "C1" },
}

gipf:case "C1 an empty reserve is seen on one's own turn only" {
  position = "turn=white b5=W e2=W h2=B hand.white=W1 hand.black=B5",
  moves = "a1-b2",
  outcome = "open",
  after = "hand.white=. turn=black",
}

local handicap = test("gipf", { set = { white_pieces = 18, black_pieces = 12 } })

handicap:case "options give each side its pieces, those on the board included" {
  after = "hand.white=W15 hand.black=B9",
}

local small = test("gipf", { set = { size = 3, row = 3 } })

small:case "options make a small board with rows of three" {
  position = "turn=white b2=W c2=W hand.white=W5 hand.black=B5",
  moves = "a1-b2",
  after = "c3=W b2=W hand.white=W4",
}
