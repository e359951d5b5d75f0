--- Hex, Piet Hein, 1942, and John Nash, 1948. Join two opposite sides.
local size = option("size", { default = 11, min = 2, max = 19, help = "cells on each side of the rhombus" })
local swap = option("swap", { default = false, help = "whether Black may take over White's first stone" })

local hex = game "hex" {
  title   = "Hex",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.square { width = size, height = size, directions = 6 },
}

local play = hex:phase "play"

--- H1 A turn puts a stone of one's own on an empty cell.
play.stone = place { at = empty }

if swap then
  --- H4 Black's first turn may be to take over White's stone, which then is his.
  play.swap = say "swap" :also(flip(theirs)):when(ply:is(1))
end

play.moves = swap and play.stone + play.swap or play.stone

--- H2 White joins south and north, Black joins west and east.
play.joined = connects {
  of = own,
  from = each { white = region "south", black = region "west" },
  to = each { white = region "north", black = region "east" },
}

--- H3 Whoever joins his sides wins.
play.next = { win:when(play.joined), go "play" }

--- A cell holds one piece.
hex.fits = pieces(occupied):is(count(occupied))

return hex
