-- Names of cells and ways on the grid of 16 x 16, and the closed centre.
local grid = {
  straight = { "n", "e", "s", "w" },
  slanting = { ne = { "n", "e" }, se = { "s", "e" }, sw = { "s", "w" }, nw = { "n", "w" } },
  back = { n = "s", e = "w", s = "n", w = "e" },
  centre = { "h8", "i8", "h9", "i9" },
}

local OFFSETS = { n = { 0, 1 }, e = { 1, 0 }, s = { 0, -1 }, w = { -1, 0 } }

-- The cell in a column and a row that count from 0 at the bottom left.
function grid.name(column, row) return string.char(97 + column) .. (row + 1) end

-- The column and the row of a cell.
function grid.place(cell) return string.byte(cell) - 97, tonumber(string.sub(cell, 2)) - 1 end

-- The cell one step away, whatever wall is there: nothing beyond the edge, unless the board `wraps` around it, and
-- nothing in the centre.
function grid.beside(cell, way, wraps)
  local column, row = grid.place(cell)
  column, row = column + OFFSETS[way][1], row + OFFSETS[way][2]
  if wraps then
    column, row = column % 16, row % 16
  end
  if column < 0 or column > 15 or row < 0 or row > 15 then return nil end
  local beside = grid.name(column, row)
  if table.find(grid.centre, beside) then return nil end
  return beside
end

-- The cell one step away in a slanting way: where both ways round the corner lead, if both are open.
function grid.across(cell, way, step)
  local first, second = grid.slanting[way][1], grid.slanting[way][2]
  local up, along = step(cell, first), step(cell, second)
  local one, other = up and step(up, second), along and step(along, first)
  return one == other and one or nil
end

-- Every cell but those of the centre.
function grid.cells()
  local all = {}
  for row = 0, 15 do
    for column = 0, 15 do
      local cell = grid.name(column, row)
      if not table.find(grid.centre, cell) then table.insert(all, cell) end
    end
  end
  return all
end

return grid
