--! script, line 4: more than 10000 expressions lie in one; what is used twice counts twice
play.moves = function()
  local set = empty
  for i = 1, 60 do set = set + set end
  return place { at = set }
end
