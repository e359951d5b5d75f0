--! script, line 4: rule `play.b` should answer `true` or `false`, and it answers nothing
play.moves = function() end
play.over = function() end
play.b = where(function() end)
