--! script, line 3: more than 10000 expressions lie in one; what is used twice counts twice
local number = count(empty)
for i = 1, 60 do number = number + number end
g.score = number
