--- Marks keep apart in the middle row.
local house = require("three"):variant "not_beside" { title = "Three in a row, the middle comes late" }

--- X3 The middle is only for who has marks on two other cells.
house.phases.play.moves = place { at = empty - cells { "b2" } } + place { at = cells { "b2" } * empty }:when(count(own):at_least(2))

return house
