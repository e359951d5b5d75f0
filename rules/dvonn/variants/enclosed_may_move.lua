--- A house rule: enclosed stacks may move.
local house = require("dvonn"):variant "enclosed_may_move" {
  title = "DVONN, enclosed stacks may move",
}

local stacking = house.phases.stacking

--- X1 A stack may move even if all six neighbours are occupied.
stacking.movable = (stacking.stacks - stacking.lone_red) * stacking.own_stacks

return house
