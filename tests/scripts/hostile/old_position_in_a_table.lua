--! script, line 5: userdata has been destructed
local kept = {}
play.a = where(function(_, pos, cell)
  kept[#kept + 1] = pos
  return kept[1]:height(cell) == 0
end)
