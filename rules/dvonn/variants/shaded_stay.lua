--- A house rule: a stack beside a taller one stays where it is.
local house = require("dvonn"):variant "shaded_stay" {
  title = "DVONN, shaded stacks stay",
}

local stacking = house.phases.stacking

--- X2 A stack beside a taller one may not move.
stacking.shaded = where(function(game, pos, cell)
  for _, near in ipairs(pos:neighbours(cell)) do
    if pos:height(near) > pos:height(cell) then
      return true
    end
  end
  return false
end)

--- X2 Of the stacks that could move, only those in no shade may.
stacking.movable = stacking.movable - stacking.shaded

return house
