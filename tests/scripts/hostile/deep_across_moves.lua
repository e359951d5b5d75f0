--! script, line 2: rule `play.moves` asks for itself without end
play.moves = function(_, pos) return pos:holds(can(play.moves)) and place {} end
