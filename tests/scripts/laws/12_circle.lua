local g = game "g" {
  title   = "G",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.square { width = 3, height = 3 },
}

local play = g:phase "play"

--- A1 Only the middle.
play.moves = place { at = empty * cells { "b2" } }

--- A2 Then the next one.
play.blocked = go "play"

return g
--! script 11:6: the course of play runs in a circle through phase `play`
--! shows after: b2
