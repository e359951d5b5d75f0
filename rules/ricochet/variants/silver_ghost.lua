--- The silver robot passes through walls.
local silver = require "ricochet/silver"
local house = require("ricochet/puzzle"):variant "silver_ghost" {
  title = "Ricochet Robots: silver passes through walls",
  options = { silver = true },
}
local showing = house.phases.showing

--- V1 The silver robot passes through walls; the edge, the centre and other robots stop it.
showing.silver = silver.with(showing, { walls = true })

return house
