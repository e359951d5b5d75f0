--- The silver robot wraps around the edge.
local silver = require "ricochet/silver"
local house = require("ricochet/puzzle"):variant "silver_wrap" {
  title = "Ricochet Robots: silver wraps around the edge",
  options = { silver = true },
}
local showing = house.phases.showing

--- V1 The silver robot leaves at the edge and comes in on the opposite side; going round for ever is no move.
showing.silver = silver.with(showing, { wrap = true })

return house
