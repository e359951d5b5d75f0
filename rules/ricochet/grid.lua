-- Names of cells and ways on a grid of squares with holes.
local grid = {
  straight = { "n", "e", "s", "w" },
  slanting = { ne = { "n", "e" }, se = { "s", "e" }, sw = { "s", "w" }, nw = { "n", "w" } },
  back = { n = "s", e = "w", s = "n", w = "e" },
}

local OFFSETS = { n = { 0, 1 }, e = { 1, 0 }, s = { 0, -1 }, w = { -1, 0 } }

-- The cell in a column and a row that count from 0 at the bottom left.
function grid.name(column, row) return string.char(97 + column) .. (row + 1) end

-- The column and the row of a cell.
function grid.place(cell) return string.byte(cell) - 97, tonumber(string.sub(cell, 2)) - 1 end

-- A grid of some columns and rows, with cells in which nothing can be.
function grid.of(width, height, holes)
  local made = { cells = {} }
  for row = 0, height - 1 do
    for column = 0, width - 1 do
      local cell = grid.name(column, row)
      if not table.find(holes, cell) then table.insert(made.cells, cell) end
    end
  end

  -- Whether a text is the name of a cell.
  function made.has(text) return table.find(made.cells, text) ~= nil end

  -- The cell one step away, whatever wall is there: nothing beyond the edge, unless the board `wraps` around it,
  -- and nothing in a hole.
  function made.beside(cell, way, wraps)
    local column, row = grid.place(cell)
    column, row = column + OFFSETS[way][1], row + OFFSETS[way][2]
    if wraps then
      column, row = column % width, row % height
    end
    if column < 0 or column >= width or row < 0 or row >= height then return nil end
    local beside = grid.name(column, row)
    return made.has(beside) and beside or nil
  end

  return made
end

-- The cell one step away in a slanting way: where both ways round the corner lead, if both are open.
function grid.across(cell, way, step)
  local first, second = grid.slanting[way][1], grid.slanting[way][2]
  local up, along = step(cell, first), step(cell, second)
  local one, other = up and step(up, second), along and step(along, first)
  return one == other and one or nil
end

return grid
