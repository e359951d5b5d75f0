--- The parent's rules, one of them as a function: what that costs.
local house = require("dvonn"):variant "function" {
  title = "DVONN, a rule as a function",
}

local stacking = house.phases.stacking

--- E5 A stack with all six neighbours occupied may not move.
stacking.enclosed = where(function(game, pos, cell)
  local near = pos:neighbours(cell)
  for _, neighbour in ipairs(near) do
    if pos:height(neighbour) == 0 then
      return false
    end
  end
  return #near == 6
end)

return house
