--! script, line 2: rule `score` should answer a whole number, and it answers the number inf
g.score = function() return math.huge end
