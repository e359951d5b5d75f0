--! script, line 4: rule `play.moves` may take more than 1000000000 steps for one answer
play.m0 = place {}
for i = 1, 20 do play["m" .. i] = place { at = where(can(play["m" .. i - 1])) } end
play.moves = play.m20
