local g = game "g" {
  title     = "G",
  players   = { "white", "black" },
  pieces    = { white = "W", black = "B" },
  board     = board.square { width = 3, height = 3 },
  symmetric = true,
}

local play = g:phase "play"

--- A1 Beside another piece, but never to the left of it, unless the board is empty.
play.moves = first {
  place { at = empty * shift(occupied, "e") },
  place { at = empty },
}

--- A2 A full board is a draw.
play.blocked = draw

return g
--! symmetry 12:6: `c2` is open, and yet, with `a1` in the place of `c1`, `a2` is not
--! shows after: b2
