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

--- A3 There are never more than four pieces.
play.fits = count(occupied):at_most(4)

return g
--! position text 11:6: a position, written `turn=black phase=play ply=5 a1=B c1=W a2=B b2=W c3=W`, cannot be read back: this position cannot be in phase `play`: A3 There are never more than four pieces. (tests/scripts/laws/08_position.lua:17)
--! shows after: b2 a2 c3 a1 c1
