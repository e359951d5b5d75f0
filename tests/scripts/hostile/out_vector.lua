--! script, line 3: `play.a` should be an expression, a whole number or a function, found a vector
local v = vector.create(1, 2, 3)
play.a = v
