--! script, line 4: userdata has been destructed
local kept
play.after = function(_, _, decision)
  if kept then return assign("x", #kept.to) end
  kept = decision
  return {}
end
