--! script, line 4: went on
play.a = function() return table.create(1e6, "a1") end
play.fits = some(play.a)
error("went on")
