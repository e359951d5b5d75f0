--! limit, line 2: the script is stopped: it needs more than 1000000 steps of rules
play.moves = function()
  local set = empty
  for i = 1, 12 do set = where(count(set):at_least(1)) end
  return place { at = set }
end
