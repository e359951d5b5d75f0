local g = game "g" {
  title   = "G",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.square { width = 3, height = 3 },
}

local play = g:phase "play"

local corner = option("corner", { default = false })

play.space = corner and empty - cells { "a1" } or empty

--- A1 Where there is space.
play.moves = place { at = play.space }

--- A2 A full board is a draw.
play.blocked = draw

return g
--! help 10:23: option `corner` does not say what it does
--! sentence 12:6: rule `play.space` has no sentence, so that `why` can only name it
