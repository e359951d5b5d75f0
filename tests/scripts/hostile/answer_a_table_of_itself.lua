--! script, line 5: rule `play.after` should answer an action, and it answers a table
play.after = function()
  local t = {}
  t[1] = t
  return t
end
