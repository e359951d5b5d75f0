--! script, line 2: `count` should be from 1 to 255, found 1000000000
play.moves = place { count = 1e9 }
