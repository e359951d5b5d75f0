--- The silver robot slides diagonally as well.
local silver = require "ricochet/silver"
local slides = require "ricochet/slides"
local house = require("ricochet/puzzle"):variant "silver_diagonal" {
  title = "Ricochet Robots: silver slides diagonally",
  options = { silver = true, eight_ways = true },
  notation = [[
    heading = ${
      #direction = (north_east | south_east | south_west | north_west | north | east | south | west)
    }
    short = _{
        &(north_east | south_east | south_west | north_west | north | east | south | west)
      | !(ASCII_ALPHA{2})
    }
    north_east = @{ (^"ne" | ^"north-east") ~ !ASCII_ALPHA | "↗" }
    south_east = @{ (^"se" | ^"south-east") ~ !ASCII_ALPHA | "↘" }
    south_west = @{ (^"sw" | ^"south-west") ~ !ASCII_ALPHA | "↙" }
    north_west = @{ (^"nw" | ^"north-west") ~ !ASCII_ALPHA | "↖" }
  ]],
}
local showing = house.phases.showing

--- V1 The silver robot may also slide diagonally, past corners that no wall touches; no diagonal turns it then.
showing.silver = silver.with(showing, { slanting = true })

if slides.with.house then
  --- M3 A robot turns if its slide starts neither straight on nor straight back from where its last one headed.
  showing.turns = all_of {
    var("ended"):is_not(0),
    heading:is_not(var "ended" - 1),
    heading:is_not(opposite(var "ended" - 1)),
  }
end

return house
