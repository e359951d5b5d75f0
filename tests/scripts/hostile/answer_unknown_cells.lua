--! script, line 2: the board has no cell `z9`
play.a = function() return { "z9", "y8" } end
play.fits = some(play.a)
