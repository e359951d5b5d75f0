--- The silver robot is teleported between marked cells.
local silver = require "ricochet/silver"
local marks = option("marks", { default = "d13,m4", help = "the two marked cells" })
local house = require("ricochet/puzzle"):variant "silver_teleport" {
  title = "Ricochet Robots: silver is teleported",
  options = { silver = true },
}
local showing = house.phases.showing

local one, other = string.match(marks, "^(%a%d+),(%a%d+)$")
if not silver.is_cell(one) or not silver.is_cell(other) or one == other then
  refuse { option = "marks", because = "it should be two cells such as `d13,m4`" }
end

--- V1 The silver robot that enters a marked cell comes out of the other and slides on, unless a robot stands there.
showing.silver = silver.with(showing, { portals = { { one, other }, { other, one } } })

return house
