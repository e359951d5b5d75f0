--- A variant of a variant.
local house = require("dvonn/shaded_stay"):variant "shaded_enclosed" {
  title = "DVONN, shaded stacks stay and enclosed ones move",
}

--- X3 No stack is enclosed.
house.phases.stacking.enclosed = cells {}

return house
