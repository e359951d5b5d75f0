-- Boards: four faces put together around the closed centre, or one that is drawn in a text file.
local faces = require "ricochet/faces"
local grid = require "ricochet/grid"

local boards = {}

local CENTRE = { "h8", "i8", "h9", "i9" }

-- Where a cell of a face lies that was turned clockwise so many times. Columns and rows count from the top left.
local TURNED = {
  [0] = function(x, y) return x, y end,
  function(x, y) return 15 - y, x end,
  function(x, y) return 15 - x, 15 - y end,
  function(x, y) return y, 15 - x end,
}

local function turned(cell, turns)
  local column, row = grid.place(cell)
  local x, y = TURNED[turns](column, 15 - row)
  return grid.name(x, 15 - y)
end

local function turned_side(side, turns) return grid.straight[(table.find(grid.straight, side) - 1 + turns) % 4 + 1] end

-- What a diagonal makes of each direction in which a robot enters.
local SLOPES = {
  ["/"] = { n = "e", e = "n", s = "w", w = "s" },
  ["\\"] = { n = "w", w = "n", s = "e", e = "s" },
}

local function turned_slope(slope, turns)
  if turns % 2 == 0 then return slope end
  return slope == "/" and "\\" or "/"
end

-- The names in a text such as `1A,2B,3A,4B`, clockwise from the north-west; each must be a face.
local function read(text)
  local names, known = {}, {}
  for face in pairs(faces) do table.insert(known, face) end
  table.sort(known)
  for face in string.gmatch(text .. ",", "([^,]*),") do
    if not faces[face] then
      refuse {
        option = "board",
        because = "there is no face `" .. face .. "`: there are " .. table.concat(known, ", "),
      }
    end
    table.insert(names, face)
  end
  if #names ~= 4 then
    refuse { option = "board", because = "a board has four faces, clockwise from the north-west, and this one " .. #names }
  end
  return names
end

-- The cell of each target; a board has seventeen, and all differ.
local function find_targets(names)
  local targets, twice, count = {}, {}, 0
  for place, face in ipairs(names) do
    for target, cell in pairs(faces[face].targets) do
      if targets[target] then table.insert(twice, "`" .. target .. "`") end
      targets[target] = turned(cell, place - 1)
      count = count + 1
    end
  end
  if #twice > 0 then
    table.sort(twice)
    refuse { option = "board", because = "its targets must all differ, and it has " .. table.concat(twice, ", ") .. " twice" }
  end
  if count ~= 17 then
    refuse { option = "board", because = "a board has 17 targets, and this one " .. count }
  end
  return targets
end

-- What turns robots aside: where, how, and the colour that passes.
local function find_diagonals(names)
  local diagonals = {}
  for place, face in ipairs(names) do
    for _, diagonal in ipairs(faces[face].diagonals or {}) do
      local cell, slope, colour = diagonal[1], diagonal[2], diagonal[3]
      table.insert(diagonals, {
        at = turned(cell, place - 1),
        turns = SLOPES[turned_slope(slope, place - 1)],
        passes = colour,
      })
    end
  end
  return diagonals
end

-- The walls of four faces, each a cell and a side.
local function find_walls(names)
  local walls = {}
  for place, face in ipairs(names) do
    for cell, side in string.gmatch(faces[face].walls, "(%a%d+)(%a)") do
      table.insert(walls, { turned(cell, place - 1), turned_side(side, place - 1) })
    end
  end
  return walls
end

-- A step over the board that walls stop.
local function stepping(cells, walls)
  local closed = {}
  for _, wall in ipairs(walls) do
    local cell, side = wall[1], wall[2]
    closed[cell .. side] = true
    local beyond = cells.beside(cell, side)
    if beyond then closed[beyond .. grid.back[side]] = true end
  end
  return function(cell, way) return not closed[cell .. way] and cells.beside(cell, way) or nil end
end

-- The slanting ways that a wall touches, or a hole.
local function find_closed_corners(cells, step)
  local closed = {}
  for _, cell in ipairs(cells.cells) do
    for way in pairs(grid.slanting) do
      if not grid.across(cell, way, step) then table.insert(closed, { cell, way }) end
    end
  end
  return closed
end

-- A board of so many columns and rows: itself, its cells, a step on it, its targets by name, and its diagonals.
local function build(plan, eight_ways)
  local cells = grid.of(plan.width, plan.height, plan.holes)
  local step = stepping(cells, plan.walls)
  local regions, sorted = {}, {}
  for target, cell in pairs(plan.targets) do
    regions[target] = { cell }
    table.insert(sorted, target)
  end
  table.sort(sorted)
  local inner = {}
  for _, wall in ipairs(plan.walls) do
    if cells.beside(wall[1], wall[2]) then table.insert(inner, wall) end
  end
  local made = board.square({ width = plan.width, height = plan.height, directions = eight_ways and 8 or 4 })
  made = made:walls(inner)
  if eight_ways then made = made:walls(find_closed_corners(cells, step)) end
  return {
    board = made:without(plan.holes):regions(regions),
    cells = cells,
    step = step,
    targets = plan.targets,
    names = sorted,
    diagonals = plan.diagonals,
  }
end

-- The board of four faces such as `1A,2B,3A,4B`.
function boards.assemble(text, eight_ways)
  local names = read(text)
  return build({
    width = 16,
    height = 16,
    holes = CENTRE,
    walls = find_walls(names),
    targets = find_targets(names),
    diagonals = find_diagonals(names),
  }, eight_ways)
end

-- The board drawn in the file that option `drawing` names.
function boards.draw(eight_ways)
  local plan = require "ricochet/drawing"(lines_of "drawing")
  for place, diagonal in ipairs(plan.diagonals) do
    plan.diagonals[place] = { at = diagonal.at, turns = SLOPES[diagonal.slope], passes = diagonal.passes }
  end
  return build(plan, eight_ways)
end

-- Every board of an edition with the first quarter in the north-west: 96 of each, 1536 of both together.
function boards.of_edition(edition)
  local letters = ({ first = { "A", "B" }, second = { "C", "D" }, both = { "A", "B", "C", "D" } })[edition]
  local orders = { { 2, 3, 4 }, { 2, 4, 3 }, { 3, 2, 4 }, { 3, 4, 2 }, { 4, 2, 3 }, { 4, 3, 2 } }
  local function more(begun, quarter)
    local longer = {}
    for _, text in ipairs(begun) do
      for _, letter in ipairs(letters) do table.insert(longer, text .. quarter .. letter) end
    end
    return longer
  end
  local found = {}
  for _, order in ipairs(orders) do
    local all = more({ "" }, "1")
    for _, quarter in ipairs(order) do all = more(all, "," .. quarter) end
    for _, text in ipairs(all) do table.insert(found, text) end
  end
  return found
end

return boards
