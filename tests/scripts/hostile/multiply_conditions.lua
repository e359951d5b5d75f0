--! script, line 3: rule `play.c28` may take more than 1000000000 steps for one answer
play.c0 = some(empty)
for i = 1, 60 do play["c" .. i] = all_of { play["c" .. i - 1], play["c" .. i - 1] } end
play.next = { win:when(play.c60) }
