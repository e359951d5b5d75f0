--! script, line 2: rule `play.moves` should answer moves, and it answers a function
play.moves = function() return function() end end
