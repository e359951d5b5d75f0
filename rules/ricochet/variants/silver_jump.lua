--- The silver robot jumps over what is in front.
local silver = require "ricochet/silver"
local house = require("ricochet/puzzle"):variant "silver_jump" {
  title = "Ricochet Robots: silver jumps over robots",
  options = { silver = true },
}
local showing = house.phases.showing

--- V1 The silver robot jumps over a single robot in its way, if the cell behind is free, and slides on.
showing.silver = silver.with(showing, { over = true })

return house
