--! script, line 2: rule `play.a` asks for itself without end
play.a = where(function(_, pos, cell) return pos:has(play.a, cell) end)
