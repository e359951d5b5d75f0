--! limit, line 3: the script is stopped: it needs more than 100000 rounds of loops and calls
play.a = where(function()
  while true do pcall(function() while true do end end) end
end)
