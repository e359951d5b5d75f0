--- A house rule: who brings in the last piece of his reserve loses at once, unless rows give him new ones.
local house = require("gipf"):variant "empty_reserve_loses" {
  title = "GIPF, an empty reserve loses",
}

local other_rows = house.phases.other_rows

--- C1 Whose reserve is empty when his turn is complete loses.
house.exhausted = lose "next":when(hand_of("next"):is(0))

--- C1 Before who did not push does so, it is seen whether the other reserve is empty.
other_rows.blocked = { house.exhausted, other_rows.blocked }

return house
