--! script, line 3: more than 10000 expressions lie in one; what is used twice counts twice
local set = empty
for i = 1, 60 do set = set + set end
play.moves = place { at = set }
