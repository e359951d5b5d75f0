--- Ricochet Robots for one, after Alex Randolph, 1999. Bring a robot to the target in as few slides as you can.
local common = require "ricochet/common"
local ids = require "ricochet/id"
local slides = require "ricochet/slides"

local id = option("id", {
  default = "",
  help = "a whole puzzle as a game id such as 0765+42+2E21BD0F+93",
})
local with = common.options { default = "1A,2A,3A,4A", help = "four faces, clockwise from the north-west" }
local wanted = option("target", {
  default = "red-circle",
  help = "the symbol to reach, such as red-circle or vortex; or a cell and who must reach it: k5:red, k5:any",
})

-- Where the robots stand if no position is given.
local start = { red = "a1", yellow = "p1", green = "a16", blue = "p16", silver = "d4" }
if id ~= "" then
  local said = ids.read(id)
  with.board, with.silver, with.diagonals, with.drawing = said.board, said.robots.silver ~= nil, false, ""
  start, wanted = said.robots, said.goal .. ":" .. said.active
end
local whole, kinds = common.whole(with), common.kinds(with)
if with.drawing ~= "" then
  start = {}
  for place, colour in ipairs(common.colours) do start[colour] = whole.cells.cells[place] end
end

local supply, stacks = {}, {}
for colour, letter in pairs(kinds) do
  local cell = start[colour]
  supply[colour] = 1
  if stacks[cell] then
    refuse { option = "id", because = "two robots stand on `" .. cell .. "`" }
  end
  if not cell or not whole.cells.has(cell) then
    refuse { option = "id", because = "a robot stands in the centre, on `" .. tostring(cell) .. "`" }
  else
    stacks[cell] = letter
  end
end

-- The cell to reach and the colour that must reach it.
local function read_target(text)
  local function wrong(because, names)
    refuse { option = id ~= "" and "id" or "target", because = because, names = names }
  end
  if whole.targets[text] then
    return whole.targets[text], text == "vortex" and "any" or string.match(text, "^%a+")
  end
  local cell, colour = string.match(text, "^(%a%d+):(%a+)$")
  if not cell then
    wrong("the board has no such target; a cell is written with a robot, as `k5:red` or `k5:any`", whole.names)
  end
  if not table.find(whole.cells.cells, cell) then
    wrong("there is no cell `" .. tostring(cell) .. "` on the board")
  end
  if colour ~= "any" and not kinds[colour] then
    local known = { "any" }
    for each in pairs(kinds) do table.insert(known, each) end
    table.sort(known)
    wrong("there is no robot `" .. tostring(colour) .. "`: there are " .. table.concat(known, ", "))
  end
  return cell, colour
end
local goal, active = read_target(wanted)

local deflecting = with.diagonals and #whole.diagonals > 0
local puzzle = game "puzzle" {
  title     = "Ricochet Robots: a puzzle",
  players   = { "solver" },
  pieces    = kinds,
  looks     = common.looks(whole),
  supply    = supply,
  board     = whole.board,
  start     = stacks,
  variables = with.rules == "house" and {
    last_robot = 0, last_heading = 0, ended = each_piece(0), turned = each_piece(0),
  } or {},
  alias     = not deflecting and with.drawing == "" and ids.writing(with.board, goal, active, with.silver) or nil,
  grammar   = "ricochet",
}

local showing = puzzle:phase "showing"

slides.give(showing, common.slides(with, whole, kinds))

--- Robots stand on different cells.
showing.fits = pieces(occupied):is(count(occupied))

--- M0 The target is one cell.
showing.goal = cells { goal }

--- M0 The target is to be reached.
puzzle.marked = showing.goal

--- M0 The active robot is the one in the target's colour; any robot is on the vortex.
showing.active = active == "any" and occupied or kind(active)

if with.rules == "house" then
  --- M3 The robot that arrives must have turned left or right at an obstacle at least once.
  showing.has_turned = var "turned":is(1)

  --- M0 Solved when the active robot ends a slide on the target; crossing it or standing there does not count.
  showing.solved = all_of { some(target * showing.goal * showing.active), showing.has_turned }

  --- M0 Who has solved the puzzle wins; until then there is another slide.
  showing.next = { win:when(showing.solved), go "showing":by(same) }
else
  --- M0 Solved when the active robot stands on the target, even before the first slide.
  showing.solved = some(showing.goal * showing.active)

  --- M0 Who has solved the puzzle wins.
  showing.start = win:when(showing.solved)

  --- M1 Until then there is another slide.
  showing.next = go "showing":by(same)
end

--- M1 Where no robot can be moved, nobody wins.
showing.blocked = draw

return puzzle
