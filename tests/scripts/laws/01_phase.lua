local g = game "g" {
  title   = "G",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.square { width = 3, height = 3 },
}

local play = g:phase "play"

--- A1 Anywhere.
play.moves = place { at = empty }

--- A2 A full board is a draw.
play.blocked = draw

local late = g:phase "late"

--- B1 A piece moves on.
late.moves = step { from = own, to = empty }

return g
--! phase 19:6: nothing leads to phase `late`
