--! script, line 4: rule `play.moves` may take more than 1000000000 steps for one answer
play.a0 = empty
for i = 1, 60 do play["a" .. i] = play["a" .. i - 1] + play["a" .. i - 1] end
play.moves = place { at = play.a60 }
