--! script, line 2: rule `score` should answer a whole number, and it answers the number 100000000000000000000000000000000000000000000000000
g.score = function() return 1e300 end
