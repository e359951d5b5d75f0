--! script, line 3: rule `play.b` asks for itself without end
play.b = play.b
play.b = play.b
play.moves = place { at = play.b }
