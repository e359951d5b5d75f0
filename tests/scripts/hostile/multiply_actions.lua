--! script, line 3: rule `play.after` may take more than 1000000000 steps for one answer
play.after = remove(empty)
for i = 1, 40 do play.after = { play.after, play.after } end
