local g = game "g" {
  title   = "G",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.square { width = 3, height = 3 },
}

local play = g:phase "play"

--- A1 Not in a corner.
play.corners = cells { "a1", "a3", "c1", "c3" }

--- A1 Anywhere.
play.moves = place { at = empty }

--- A2 A full board is a draw.
play.blocked = draw

return g
--! unused 11:6: no rule uses `play.corners`
