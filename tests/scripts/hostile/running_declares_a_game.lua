--! script, line 2: `game` declares: it is used only while the script loads
play.a = where(function() return game "h" { title = "H" } end)
