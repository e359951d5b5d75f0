--- Reversi (Othello), Lewis Waterman and John Mollett, 1883. Enclose and turn over.
local size = option("size", { default = 8, min = 4, max = 16, help = "cells on each side of the board, an even number" })

if size % 2 == 1 then
  refuse { option = "size", because = "the four discs of the start need a middle, so the size is even" }
end

-- Black owns the rising diagonal of the middle four.
local low, high = string.char(96 + size // 2), string.char(97 + size // 2)

local reversi = game "reversi" {
  title   = "Reversi",
  players = { "black", "white" },
  pieces  = { black = "B", white = "W" },
  board   = board.square { width = size, height = size, directions = 8 },
  symmetric = true,
  start   = {
    [low .. size // 2] = "W", [high .. size // 2 + 1] = "W",
    [low .. size // 2 + 1] = "B", [high .. size // 2] = "B",
  },
}

local play = reversi:phase "play"

--- R1 A disc is put where it encloses discs of the other side in a straight line against one of one's own.
--- R2 All discs so enclosed are turned over.
play.moves = flank { over = theirs, against = own }:also(flip(taken))

--- R3 Who cannot enclose passes; when nobody can, the game is over.
play.blocked = pass

--- R4 Whoever has more discs wins.
reversi.score = count(own)

--- A square holds one piece.
reversi.fits = pieces(occupied):is(count(occupied))

return reversi
