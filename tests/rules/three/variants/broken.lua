--- A script that fails on the fourth mark.
local house = require("three"):variant "broken" { title = "Three in a row, with a slip" }

--- X4 A function that asks for a cell that is not there.
house.phases.play.moves = place { at = where(function(game, pos, cell)
  if pos:height("a1") > 0 and pos:height("b2") > 0 then
    return pos:height("z9") == 0
  end
  return pos:height(cell) == 0
end) }

return house
