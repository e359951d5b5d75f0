--! script, line 4: rule `play.moves` may take more than 1000000000 steps for one answer
play.a = empty
for i = 1, 60 do play.a = play.a + play.a end
play.moves = place { at = play.a }
