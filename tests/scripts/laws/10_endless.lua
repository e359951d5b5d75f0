local g = game "g" {
  title   = "G",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.square { width = 3, height = 3 },
  start   = { a1 = "W", c3 = "B" },
}

local play = g:phase "play"

--- A1 A piece moves one step.
play.moves = step { from = own, to = empty }

--- A2 Who cannot move has lost.
play.blocked = lose

return g
--! end 12:6: no random game was over after 40 turns
--! shows after: a1b1 c3c2 b1a1 c2c3 a1a2 c3b3 a2b2 b3c3 b2a2 c3c2 a2a1 c2b2 a1a2 b2c2 a2a1 c2c3 a1a2 c3b3 a2a3 b3b2 a3b3 b2b1 b3a3 b1c1 a3a2 c1c2 a2a1 c2c3 a1a2 c3c2 a2b2 c2c3 b2b3 c3c2 b3a3 c2b2 a3a2 b2b1 a2a3 b1b2
