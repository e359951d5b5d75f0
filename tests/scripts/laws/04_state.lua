local g = game "g" {
  title   = "G",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.square { width = 3, height = 3 },
}

local play = g:phase "play"

local asked = 0

--- A1 Now here, now there.
play.space = where(function(game, pos, cell)
  asked = asked + 1
  return pos:height(cell) == 0 and asked % 4 > 0
end)

--- A1 Where there is space.
play.moves = place { at = play.space }

--- A2 A full board is a draw.
play.blocked = draw

return g
--! determinism 19:6: which decisions are open differs when it is asked again
--! shows after: 
--! position text 19:6: a position, written `turn=white phase=play ply=8 a1=W b1=B c1=B a2=W b2=B c2=W a3=B c3=W`, is read back as `turn=white phase=play ply=8 a1=W b1=B c1=B a2=W b2=B c2=W a3=B c3=W outcome=draw`
--! shows after: c3 a3 c2 b1 a1 b2 a2 c1
--! why 19:6: `a1` is open, and yet it is said to be illegal: Where there is space.
--! shows after: 
