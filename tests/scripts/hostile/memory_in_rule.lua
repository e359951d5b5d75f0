--! limit, line 4: the script is stopped: it needs more than 100000 rounds of loops and calls
play.a = where(function()
  local t = {}
  for i = 1, 1e7 do t[i] = { i } end
  return true
end)
