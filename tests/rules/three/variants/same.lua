--- The same, said in another way.
local house = require("three"):variant "same" { title = "Three in a row, told otherwise" }

--- A1 A mark goes where none is.
house.phases.play.moves = place { at = all - occupied }

return house
