local g = game "g" {
  title   = "G",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.square { width = 3, height = 3 },
}

local play = g:phase "play"

--- A1 Anywhere.
play.moves = place { at = empty, text = "({to})" }

--- A2 A full board is a draw.
play.blocked = draw

return g
--! decision text 11:6: `(b2)` cannot be read back: expected a decision such as `c4`, `a1b2` or `pass`, found `(b2)`
--! shows after: 
