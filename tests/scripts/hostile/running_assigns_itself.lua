--! script, line 2: `play.a` cannot be assigned now: rules are declared while the script loads
play.a = where(function() play.a = own return true end)
