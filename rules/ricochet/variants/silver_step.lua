--- The silver robot moves a single step.
local silver = require "ricochet/silver"
local house = require("ricochet/puzzle"):variant "silver_step" {
  title = "Ricochet Robots: silver moves one step",
  options = { silver = true },
}
local showing = house.phases.showing

--- V1 The silver robot moves a single cell.
showing.silver = silver.with(showing, { single = true })

return house
