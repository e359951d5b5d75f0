-- Powers of the silver robot. Each house rule adds its own; all that are laid over each other hold together.
local grid = require "ricochet/grid"
local slides = require "ricochet/slides"

local silver = {}
local powers = {}

-- The step of the silver robot in a straight way, with the powers that it has.
local function straight(cell, way)
  local whole = slides.with.whole
  if powers.walls or powers.wrap and not whole.cells.beside(cell, way) then
    return whole.cells.beside(cell, way, powers.wrap)
  end
  return whole.step(cell, way)
end

local function slanting(cell, way) return grid.across(cell, way, straight) end

-- Steps that lead elsewhere than on the board.
local function links()
  local found = {}
  local made = slides.with.whole.board
  for _, cell in ipairs(slides.with.whole.cells.cells) do
    for _, way in ipairs(grid.straight) do
      local leads = straight(cell, way)
      if leads and leads ~= made:step(cell, way) then table.insert(found, { cell, way, leads }) end
    end
    for way in pairs(powers.slanting and grid.slanting or {}) do
      local leads = slanting(cell, way)
      if leads and leads ~= made:step(cell, way) then table.insert(found, { cell, way, leads }) end
    end
  end
  return found
end

local CLASHES = {
  { "short", "single", "a single step that stops one cell short is no move" },
}

local function check(new)
  if not slides.with then refuse { because = "it is a rule for sliding robots" } end
  if not slides.with.silver then
    refuse { because = "there is no silver robot: set `silver=true`" }
  end
  for power in pairs(new) do
    if powers[power] then refuse { because = "it is laid over the game already" } end
  end
  for _, clash in ipairs(CLASHES) do
    local one, other = powers[clash[1]] or new[clash[1]], powers[clash[2]] or new[clash[2]]
    if one and other then refuse { because = clash[3] } end
  end
end

-- Whether a text is the name of a cell.
function silver.is_cell(text) return slides.with == nil or slides.with.whole.cells.has(text) end

-- The slides of the silver robot with one more power: `walls`, `wrap`, `short`, `single`, `over`, `slanting`, or
-- `portals` with a list of pairs.
function silver.with(showing, new)
  check(new)
  local first = next(powers) == nil
  for power, value in pairs(new) do powers[power] = value end

  if first then
    --- M1 Any robot but silver may be moved so.
    showing.robots = showing.robots - kind "silver"

    --- V1 The silver robot has slides of its own.
    showing.slides = showing.slides + showing.silver
  end

  local ways = table.clone(grid.straight)
  for _, way in ipairs(powers.slanting and { "ne", "se", "sw", "nw" } or {}) do table.insert(ways, way) end
  return slide {
    from = kind "silver",
    directions = ways,
    through = showing.free,
    to = showing.stops,
    whole = true,
    deflectors = slides.with.deflectors,
    links = links(),
    portals = powers.portals or {},
    over = powers.over and occupied or nil,
    at_most = powers.single and 1 or nil,
    short_by = powers.short and 1 or nil,
    text = "{piece:lower}{direction:upper}",
  }
end

return silver
