--! limit, line 4: the script is stopped: it needs more than 16 MiB of memory
local kept = {}
play.a = where(function()
  for _ = 1, 1e4 do kept[#kept + 1] = string.rep("x", 1000) .. #kept end
  return true
end)
