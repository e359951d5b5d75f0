local g = game "g" {
  title   = "G",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.square { width = 3, height = 3 },
  hands   = { white = { white = 3 }, black = { black = 3 } },
}

local play = g:phase "play"

--- A1 Anywhere.
play.moves = place { at = empty }

--- A2 Another comes on top of it.
play.after = put("white", target)

--- A3 Who has no piece left has lost.
play.blocked = lose

return g
--! pieces 15:6: there are 4 pieces `W`, and the game has only 3
--! shows after: b2
