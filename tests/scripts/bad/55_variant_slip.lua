--- A house rule with a slip of the pen: it would change nothing.
local house = require("dvonn"):variant "slip" { title = "Slip" }

--- E2 A turn moves any stack that one owns.
house.phases.stacking.movabel = own

return house
--! 5:23: no rule uses `stacking.movabel`
--! help: did you mean `movable`?
