--- A house rule: nothing is captured, every piece of a row goes back to its owner's reserve.
local house = require("gipf"):variant "captured_return" {
  title = "GIPF, captured pieces return",
}

--- B1 A row is taken by its owner: all its pieces return to the reserve of the side that they belong to.
house.taking = take {
  length = house.row,
  of = own,
  along = house.extension,
  spare = house.left,
  once = "decided",
  fate = "returned",
}

return house
