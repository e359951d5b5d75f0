--! script, line 2: rule `play.m` asks for itself without end
play.m = play.m:also(remove(own)):also(remove(own)):also(remove(own)):also(remove(own))
play.moves = play.m
