--! script, line 2: `title` cannot be assigned now: rules are declared while the script loads
play.a = where(function(game) game.title = "other" return true end)
