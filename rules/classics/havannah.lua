--- Havannah, Christian Freeling, 1981. A ring, a bridge or a fork.
local size = option("size", { default = 8, min = 3, max = 10, help = "cells on each side of the hexagon" })

local field = board.hexagon { size = size }

-- Cells of the rim have a direction in which there is no step; those of a corner have two more neighbours missing.
local directions = { "n", "ne", "se", "s", "sw", "nw" }
local corners, sides = {}, { {}, {}, {}, {}, {}, {} }
for _, cell in ipairs(field:cells()) do
  local open = {}
  for number, direction in ipairs(directions) do
    if not field:step(cell, direction) then
      open[#open + 1] = number
    end
  end
  if #open == 3 then
    corners[#corners + 1] = cell
  elseif #open == 2 then
    local side = (open[1] == 1 and open[2] == 6) and 6 or open[1]
    table.insert(sides[side], cell)
  end
end

local havannah = game "havannah" {
  title   = "Havannah",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = field,
}

local play = havannah:phase "play"

--- H1 A turn puts a stone of one's own on an empty cell.
play.moves = place { at = empty }

-- Every two corners, and every three sides.
local bridges, forks = {}, {}
for i = 1, 6 do
  for j = i + 1, 6 do
    bridges[#bridges + 1] = some(linked_to(cells { corners[i] }, own) * cells { corners[j] })
    for k = j + 1, 6 do
      forks[#forks + 1] = some(linked_to(cells(sides[i]), own) * linked_to(cells(sides[j]), own) * cells(sides[k]))
    end
  end
end

--- H2 A bridge joins two of the six corners.
play.bridge = any_of(bridges)

--- H3 A fork joins three of the six sides; corners belong to no side.
play.fork = any_of(forks)

--- H4 A ring goes round at least one cell, whatever is on it.
play.ring = any_of {
  some(all - own - linked_to(where(neighbours(all):count():less_than(6)), all - own)),
  some(own * neighbours(own):all()),
}

--- H5 Whoever has a bridge, a fork or a ring wins.
play.next = { win:when(any_of { play.bridge, play.fork, play.ring }), go "play" }

--- H6 A full board without a winner is a draw.
play.blocked = draw

--- A cell holds one piece.
havannah.fits = pieces(occupied):is(count(occupied))

return havannah
