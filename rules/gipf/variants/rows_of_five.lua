--- A house rule: a row has five pieces.
local house = require("gipf"):variant "rows_of_five" {
  title = "GIPF, rows of five",
}

--- B1 Five or more pieces of one colour in unbroken sequence on a line are a row.
house.row = 5

return house
