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
--! end : no random game was over after 40 turns
