-- Reads a board that is drawn in letters, as the text board shows it: `+---+` and `|` are walls, and each cell has
-- three letters: `.` alone, or with a target such as `.rc` or `.v`, or a diagonal such as `./g`; blanks are a hole.
local grid = require "ricochet/grid"

local COLOURS = { r = "red", y = "yellow", g = "green", b = "blue" }
local SYMBOLS = { c = "circle", t = "triangle", s = "square", h = "hexagon" }
local LINES = { ["│"] = "|", ["─"] = "-", ["·"] = "." }
for _, joint in ipairs { "╵", "╶", "└", "╷", "┌", "├", "╴", "┘", "┴", "┐", "┤", "┬", "┼" } do
  LINES[joint] = "+"
end

local function plain(text)
  for letter, ascii in pairs(LINES) do text = string.gsub(text, letter, ascii) end
  return text
end

local function wrong(because, line, column, length)
  refuse { option = "drawing", because = because, line = line, column = column, length = length }
end

-- Where the drawing stands: its first and last line, its first column, and how many cells there are.
local function frame(lines)
  for number, line in ipairs(lines) do
    local left, right = string.find(line, "%+[-+]*%+")
    if left and not string.find(string.sub(line, 1, left - 1) .. string.sub(line, right + 1), "%S") then
      local last = number
      while lines[last + 1] and string.find(string.sub(lines[last + 1], left, left), "[|+]") do last = last + 1 end
      local width, height = (right - left) / 4, (last - number) / 2
      if width % 1 ~= 0 then wrong("each cell is three letters wide, with one between them for walls", number) end
      if height % 1 ~= 0 or height < 1 then
        wrong("lines of cells and lines of walls take turns, from the upper edge to the lower", last)
      end
      if width > 26 or height > 26 then wrong("a board has at most 26 columns and 26 rows", number) end
      return { top = number, left = left, width = math.min(width, 26), height = math.min(height, 26) }
    end
  end
  wrong("there is no upper edge, such as `+---+---+`", 1)
end

-- What is in a cell: nothing for a hole, else a table with its target or its diagonal.
local function read_cell(text)
  local inner = string.gsub(text, "[ ()%[%]<>]", "")
  if inner == "" or inner == "#" then return nil end
  inner = string.gsub(inner, "^%.", "")
  if inner == "" or string.find(inner, "^[RYGBS]$") then return {} end
  if inner == "v" then return { target = "vortex" } end
  local slope, passes = string.match(inner, "^([/\\])([rygb])$")
  if slope then return { slope = slope, passes = COLOURS[passes] } end
  local colour, symbol = string.match(inner, "^([rygb])([ctsh])$")
  if colour then return { target = COLOURS[colour] .. "-" .. SYMBOLS[symbol] } end
  return { unknown = inner }
end

-- The board in some lines: its size, holes, walls, targets and diagonals.
return function(lines)
  local plan = { width = 1, height = 1, holes = {}, walls = {}, targets = {}, diagonals = {} }
  local rows = {}
  for number, line in ipairs(lines) do rows[number] = plain(line) end
  local where = frame(rows)
  if not where then return plan end
  plan.width, plan.height = where.width, where.height
  for row = plan.height - 1, 0, -1 do
    local line = where.top + 1 + 2 * (plan.height - 1 - row)
    for column = 0, plan.width - 1 do
      local cell, at = grid.name(column, row), where.left + 1 + 4 * column
      local found = read_cell(string.sub(rows[line], at, at + 2))
      if not found then
        table.insert(plan.holes, cell)
      elseif found.unknown then
        local because = "`" .. found.unknown .. "` is no cell: it should be `.`, a target such as `rc` or `v`, "
          .. "or a diagonal such as `/g`"
        wrong(because, line, at, 3)
      elseif found.target then
        if plan.targets[found.target] then
          wrong("target `" .. found.target .. "` is drawn twice, first on " .. plan.targets[found.target], line, at, 3)
        end
        plan.targets[found.target] = cell
      elseif found.slope then
        table.insert(plan.diagonals, { at = cell, slope = found.slope, passes = found.passes })
      end
      local side = string.sub(rows[line], at + 3, at + 3)
      if string.find(side, "[|+]") then
        table.insert(plan.walls, { cell, "e" })
      elseif side ~= " " and side ~= "" then
        wrong("between two cells there is `|` or a blank, not `" .. side .. "`", line, at + 3)
      end
      local below = string.sub(rows[line + 1], at, at + 2)
      if below == "---" then
        table.insert(plan.walls, { cell, "s" })
      elseif string.find(below, "[^ ]") then
        wrong("below a cell there is `---` or three blanks, not `" .. below .. "`", line + 1, at, 3)
      end
    end
  end
  if #plan.holes == plan.width * plan.height then wrong("it has no cells: each is drawn as `.`", where.top) end
  return plan
end
