--- Y, Claude Shannon, about 1950. Join all three sides.
local size = option("size", { default = 11, min = 2, max = 19, help = "cells on each side of the triangle" })

-- A triangle is half a rhombus.
local rhombus = board.square { width = size, height = size, directions = 6 }
local outside = {}
for _, cell in ipairs(rhombus:cells()) do
  local column, row = string.byte(cell) - 96, tonumber(string.sub(cell, 2))
  if column + row > size + 1 then
    outside[#outside + 1] = cell
  end
end
local slope = {}
for row = 1, size do
  slope[row] = string.char(96 + size + 1 - row) .. row
end

local y = game "y" {
  title   = "Y",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = rhombus:without(outside):region("slope", slope),
}

local play = y:phase "play"

--- Y1 A turn puts a stone of one's own on an empty cell.
play.moves = place { at = empty }

--- Y2 A chain of one's own stones that touches all three sides, corners counting for both, joins them.
play.joined = some(linked_to(region "west", own) * linked_to(region "south", own) * region "slope")

--- Y3 Whoever joins the three sides wins; a full board always has a winner.
play.next = { win:when(play.joined), go "play" }

--- A cell holds one piece.
y.fits = pieces(occupied):is(count(occupied))

return y
