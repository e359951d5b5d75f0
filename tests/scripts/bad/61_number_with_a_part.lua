local house = require("dvonn"):variant "part" { title = "Part" }

house.phases.stacking.distance = 3.5

return house
--! 3:23: `stacking.distance` should be an expression, a whole number or a function, found the number 3.5
