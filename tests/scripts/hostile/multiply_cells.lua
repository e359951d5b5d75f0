--! script, line 4: rule `play.moves` may take more than 1000000000 steps for one answer
local set = empty
for i = 1, 12 do set = where(count(set):at_least(1)) end
play.moves = place { at = set }
