--! script, line 2: `math` has no field `random`
local r = math.random()
