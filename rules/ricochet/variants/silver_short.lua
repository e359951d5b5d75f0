--- The silver robot stops one short.
local silver = require "ricochet/silver"
local house = require("ricochet/puzzle"):variant "silver_short" {
  title = "Ricochet Robots: silver stops one short",
  options = { silver = true },
}
local showing = house.phases.showing

--- V1 The silver robot stops one cell short of where it would; a slide of a single cell is no move.
showing.silver = silver.with(showing, { short = true })

return house
