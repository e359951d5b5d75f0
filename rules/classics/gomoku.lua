--- Gomoku. Five of one's own in a straight line.
local size = option("size", { default = 15, min = 5, max = 19, help = "cells on each side of the board" })
local exact = option("exact", { default = false, help = "whether six or more in a line do not count as five" })

local gomoku = game "gomoku" {
  title   = "Gomoku",
  players = { "black", "white" },
  pieces  = { black = "B", white = "W" },
  board   = board.square { width = size, height = size, directions = 8 },
  symmetric = true,
}

local play = gomoku:phase "play"

--- G1 A turn puts a stone of one's own on an empty cell.
play.moves = place { at = empty }

--- G2 Five in a straight line are needed; where more do not count, the line must be five exactly.
play.five = exact and some(in_line(5, own) - in_line(6, own)) or line(5, own)

--- G2 Whoever makes five wins.
play.next = { win:when(play.five), go "play" }

--- G3 A full board without five is a draw.
play.blocked = draw

--- A cell holds one piece.
gomoku.fits = pieces(occupied):is(count(occupied))

return gomoku
