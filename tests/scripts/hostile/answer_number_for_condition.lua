--! script, line 2: rule `play.a` should answer `true` or `false`, and it answers the number 1
play.a = where(function() return 1 end)
