--- Three in a row loses.
local house = require("three"):variant "misere" { title = "Three in a row loses" }

--- X1 Who has three in a row loses.
house.phases.play.next = { lose:when(line(3, own)), go "play" }

return house
