local g = game "g" {
  title   = "G",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.square { width = 3, height = 3 },
}

local play = g:phase "play"

--- A1 Anywhere.
play.moves = place { at = empty }

--- A2 Who fills the board wins if he has five.
play.blocked = win:when(count(own):at_least(5))

return g
--! dead end 11:6: no decision is open in phase `play`, and `blocked` does not say what happens then
--! shows after: b2 a2 c3 a1 c1 a3 c2 b1 b3
