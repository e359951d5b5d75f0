local g = game "g" {
  title   = "G",
  players = { "white", "black" },
  pieces  = { man = { white = "M", black = "m" }, king = { white = "K", black = "k" } },
  board   = board.square { width = 3, height = 3 },
}

local play = g:phase "play"

--- A1 A man or a king comes anywhere.
play.moves = place { piece = { "man", "king" }, at = empty, text = "{to}" }

--- A2 A full board is a draw.
play.blocked = draw

return g
--! decision text 11:6: `a1` is how several decisions are written that differ in what they do
--! shows after: 
