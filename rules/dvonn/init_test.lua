-- The rules of DVONN, one by one.
local dvonn = test "dvonn"

dvonn:case "D1 White holds two red pieces, Black one, and White begins" {
  open = 49,
  after = "turn=white phase=placing hand.white=R2W23 hand.black=R1B23",
}

dvonn:case "D2 red pieces come first" {
  moves = "a1 b1",
  refused = { Wc1 = "D2" },
  after = "a1=R b1=R turn=white hand.white=R1W23 hand.black=B23",
}

dvonn:case "D2 then each side its own colour" {
  moves = "a1 b1 c1 d1 e1",
  after = { a1 = "R", b1 = "R", c1 = "R", d1 = "B", e1 = "W", turn = "black" },
  perft = { 44, 44 * 43 },
}

dvonn:case "D3 a piece goes on an empty space" {
  moves = "c3",
  refused = { c3 = "D3" },
  accepted = { "c4" },
  open = 48,
}

dvonn:case "E1 White ends the placing and begins the stacking" {
  position = "turn=white phase=placing hand.white=W1",
  board = [[
        W B W B W B W B W
       B W B W B W B W B W
      W B R B W R W B R B W
       B W B W B W B W B W
        . B W B W B W B B
  ]],
  moves = "a1",
  after = "a1=W turn=white phase=stacking",
}

dvonn:case "E2 one moves the stacks with one's own colour on top" {
  position = "turn=white phase=stacking a1=BW b1=B c1=WB d1=R",
  open = { "a1c1" },
  refused = { b1a1 = "E2", c1a1 = "E2", ["e1d1"] = "an empty space has none" },
}

dvonn:case "E3 exactly as far as the stack is high, in a straight line" {
  position = "turn=white phase=stacking c1=WW d1=B e1=R c2=B c3=B d2=B e3=B a1=B",
  accepted = { "c1e1", "c1c3", "c1e3", "c1a1" },
  refused = { c1d1 = "E3", c1c2 = "E3", c1d2 = "E3" },
}

dvonn:case "E3 a stack moves as a whole, whatever it is made of" {
  position = "turn=white phase=stacking a1=BW b1=R c1=RB",
  moves = "a1c1",
  after = "a1=. c1=RBBW",
}

dvonn:case "E4 a stack ends on an occupied space, and may cross empty ones" {
  position = "turn=white phase=stacking a1=WW c1=R c3=B c2=B",
  accepted = { "a1c1", "a1c3" },
  refused = { a1a3 = "E4" },
}

dvonn:case "E5 an enclosed stack may not move" {
  position = "turn=white phase=stacking e3=W d3=B f3=R e4=B e2=B f4=W d2=B",
  refused = { e3e4 = "E5", e3f3 = "E5" },
  accepted = { "f4e4" },
}

dvonn:case "E5 five neighbours do not enclose" {
  position = "turn=white phase=stacking e3=W d3=B f3=R e4=B e2=B f4=W",
  accepted = { "e3e4", "e3f3" },
}

dvonn:case "E6 a lone red piece may not move, for anybody" {
  position = "turn=white phase=stacking a1=R b1=W c1=B",
  refused = { a1b1 = "E6" },
  accepted = { "b1a1" },
}

dvonn:case "E6 inside a stack red moves with it" {
  position = "turn=white phase=stacking a1=RW b1=B c1=B",
  moves = "a1c1",
  after = "a1=. c1=BRW",
}

dvonn:case "E7 who has no move passes, and only he" {
  position = "turn=white phase=stacking a1=W d1=B e1=R",
  open = { "pass" },
}

dvonn:case "E7 who has a move may not pass" {
  position = "turn=black phase=stacking a1=W d1=B e1=R",
  refused = { pass = "E7" },
}

dvonn:case "F1 what loses its link to red leaves the board" {
  position = "turn=white phase=stacking a1=R b1=W c1=B d1=W",
  moves = "b1a1",
  after = "a1=RW b1=. c1=. d1=.",
}

dvonn:case "F1 even the stack that was moved" {
  position = "turn=white phase=stacking a1=R b1=W c1=B",
  moves = "b1c1",
  after = "a1=R b1=. c1=.",
}

dvonn:case "F2 a red piece keeps its own stack, and what leads to it" {
  position = "turn=white phase=stacking a1=R b1=W c1=B i1=R h1=B f2=B",
  moves = "b1a1",
  after = "a1=RW c1=. i1=R h1=B f2=.",
}

dvonn:case "G1 who has passed must move again as soon as he can" {
  position = "turn=white phase=stacking e3=W d3=B f3=R e4=B e2=B f4=B d2=B",
  moves = "pass d2d3",
  accepted = { "e3f3" },
  refused = { pass = "E7" },
}

dvonn:case "G2 nobody can move: each side counts the pieces in its stacks" {
  position = "turn=white phase=stacking a1=W b1=R",
  moves = "a1b1",
  score = { white = 2, black = 0 },
  outcome = "white",
}

dvonn:case "G2 as many on both sides is a draw" {
  position = "turn=white phase=stacking a1=W b1=R h1=B i1=R",
  moves = "a1b1 h1i1",
  score = { white = 2, black = 2 },
  outcome = "draw",
}

dvonn:case "G2 a lone red piece counts for nobody" {
  position = "turn=white phase=stacking a1=W b1=R i1=R",
  moves = "a1b1",
  score = { white = 2, black = 0 },
  after = "i1=R",
}
