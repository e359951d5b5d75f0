-- What the game with rounds and the puzzle share: robots, options, the board.
local boards = require "ricochet/board"

local common = {
  colours = { "red", "yellow", "green", "blue", "silver" },
  letters = { red = "R", yellow = "Y", green = "G", blue = "B", silver = "S" },
}

-- The options of both; `faces` is how the option `board` is declared.
function common.options(faces)
  return {
    board = option("board", faces),
    drawing = option("drawing", {
      default = "",
      help = "a text file in which the board is drawn, as the text board shows it",
    }),
    silver = option("silver", { default = false, help = "whether the silver robot plays too" }),
    diagonals = option("diagonals", { default = true, help = "whether diagonals turn robots aside" }),
    eight_ways = option("eight_ways", {
      default = false,
      help = "whether the board has diagonal ways too, for house rules that need them",
    }),
    rules = option("rules", {
      default = "house",
      choices = { "house", "plain" },
      help = "plain: robots may go straight back, and need not turn",
    }),
    blocked_diagonal = option("blocked_diagonal", {
      default = "forbid",
      choices = { "forbid", "stop" },
      help = "what becomes of a slide that would have to stop on a diagonal",
    }),
    deflection_counts = option("deflection_counts", {
      default = false,
      help = "whether being turned aside by a diagonal is a turn",
    }),
  }
end

-- The board that the options ask for.
function common.whole(with)
  if with.drawing ~= "" then return boards.draw(with.eight_ways) end
  return boards.assemble(with.board, with.eight_ways)
end

-- The letter of each robot that plays, by its colour.
function common.kinds(with)
  local kinds = {}
  for _, colour in ipairs(common.colours) do
    if colour ~= "silver" or with.silver then kinds[colour] = common.letters[colour] end
  end
  return kinds
end

-- How targets are drawn: in their colour and, as far as it has a word, their shape.
function common.looks(whole)
  local looks = { vortex = "purple star" }
  local shapes = { circle = "disc", square = "square", triangle = "triangle", hexagon = "hexagon" }
  for _, target in ipairs(whole.names) do
    local colour, shape = string.match(target, "^(%a+)-(%a+)$")
    if common.letters[colour] and shapes[shape] then looks[target] = colour .. " " .. shapes[shape] end
  end
  if not whole.targets.vortex then looks.vortex = nil end
  return looks
end

-- What the rules of slides need to know.
function common.slides(with, whole, kinds)
  local aside, forbidden = with.diagonals and whole.diagonals or {}, {}
  for _, diagonal in ipairs(aside) do
    if not kinds[diagonal.passes] then diagonal.passes = nil end
    if with.blocked_diagonal == "forbid" then table.insert(forbidden, diagonal.at) end
  end
  return {
    whole = whole,
    silver = with.silver,
    house = with.rules == "house",
    deflectors = aside,
    diagonals_forbidden = forbidden,
    deflection_counts = with.deflection_counts,
  }
end

return common
