--- A full board is no draw.
local house = require("three"):variant "full_board" { title = "Three in a row, no draws" }

--- X2 Who comes to a full board loses.
house.phases.play.blocked = lose

return house
