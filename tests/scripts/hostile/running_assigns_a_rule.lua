--! script, line 2: `play.moves` cannot be assigned now: rules are declared while the script loads
play.a = where(function() play.moves = place {} return true end)
