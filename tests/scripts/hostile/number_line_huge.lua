--! script, line 4: went on
play.a = in_line(1e18, own)
play.fits = some(play.a)
error("went on")
