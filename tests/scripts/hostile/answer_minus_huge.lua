--! script, line 4: went on
play.over = none(empty)
g.score = function() return -2 ^ 63 end
error("went on")
