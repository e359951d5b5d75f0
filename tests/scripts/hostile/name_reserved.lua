--! script, line 4: went on
play.phase = own
play.variant = own
error("went on")
