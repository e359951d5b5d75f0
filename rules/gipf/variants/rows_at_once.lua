--- A house rule: rows go back to their owners at once. Nothing is captured, and nobody chooses.
local house = require("gipf"):variant "rows_at_once" {
  title = "GIPF, rows at once",
}

local pushing = house.phases.push

--- B1 All pieces that stand in a row of their colour go back to the reserve.
house.rows = in_line(house.row, owned_by "white") + in_line(house.row, owned_by "black")

--- B2 All rows of both sides go at once, when the push is done.
pushing.after = give_back(house.rows)

--- B4 Then the other side pushes.
pushing.next = go "push"

return house
