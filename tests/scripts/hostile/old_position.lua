--! script, line 4: userdata has been destructed
local kept
play.a = where(function(_, pos, cell)
  if kept then return kept:height(cell) > 0 end
  kept = pos
  return true
end)
