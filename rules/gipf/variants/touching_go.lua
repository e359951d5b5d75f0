--- A house rule: what touches a row goes with it.
local house = require("gipf"):variant "touching_go" {
  title = "GIPF, touching pieces go",
}

--- B1 What touches a row that is taken goes with it: own pieces to the reserve, those of the other side are captured.
house.taking = house.taking:also(take_in(neighbours(taken):any() * occupied))

return house
