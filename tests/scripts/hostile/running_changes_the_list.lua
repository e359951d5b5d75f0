--! script, line 5: attempt to index nil with `y`
play.a = where(function(_, pos)
  local cells = pos:cells(empty)
  table.clear(cells)
  return #pos:cells(empty) > 0 and cells.x.y
end)
