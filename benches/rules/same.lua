--- The parent's rules, one of them said once more: a variant costs nothing.
local house = require("dvonn"):variant "same" {
  title = "DVONN, a rule said again",
}

local stacking = house.phases.stacking

--- E5 A stack with all six neighbours occupied may not move.
stacking.enclosed = neighbours(occupied):all()

--- E2 A turn moves a stack that one owns and that is not closed in.
stacking.movable = (stacking.stacks - stacking.lone_red) * stacking.own_stacks - stacking.enclosed

return house
