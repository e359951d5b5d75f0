local g = game "g" {
  title     = "G",
  players   = { "white", "black" },
  pieces    = { white = "W", black = "B" },
  board     = board.square { width = 3, height = 3 },
  symmetric = { a1 = "a3" },
}

local play = g:phase "play"

--- A1 To the right of another piece, unless the board is empty.
play.moves = first {
  place { at = empty * shift(occupied, "e") },
  place { at = empty },
}

--- A2 A full board is a draw.
play.blocked = draw

return g
--! symmetry 12:6: `a1` is open, and yet, with `a1` in the place of `a3`, `a3` is not
--! shows after: c2
