--- Breakthrough, Dan Troyka, 2000. The first to reach the far side.
local width = option("width", { default = 8, min = 2, max = 16, help = "columns" })
local height = option("height", { default = 8, min = 5, max = 16, help = "rows" })
local round = option("round", { default = false, help = "whether the first column is beside the last, as on a roll of paper" })

local field = board.square { width = width, height = height, directions = 8 }
if round then
  local seam = {}
  for row = 1, height do
    for way, up in pairs { n = 1, [""] = 0, s = -1 } do
      if row + up >= 1 and row + up <= height then
        local first, last = "a", string.char(96 + width)
        table.insert(seam, { first .. row, way .. "w", last .. row + up })
        table.insert(seam, { last .. row, way .. "e", first .. row + up })
      end
    end
  end
  field = field:links(seam)
end

-- Two full rows of pieces on each side.
local start = {}
for _, cell in ipairs(field:cells()) do
  local row = tonumber(string.match(cell, "%d+"))
  start[cell] = row <= 2 and "W" or row > height - 2 and "B" or nil
end

local breakthrough = game "breakthrough" {
  title   = "Breakthrough",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = field,
  start   = start,
}

local play = breakthrough:phase "play"

--- B1 A piece goes one step straight ahead onto an empty cell.
play.ahead = step { directions = { white = { "n" }, black = { "s" } }, to = empty }

--- B2 It goes one step diagonally ahead onto an empty cell, or onto one of the other side's, which it captures.
play.diagonally = step { directions = { white = { "ne", "nw" }, black = { "se", "sw" } }, to = empty + theirs }

play.moves = play.ahead + play.diagonally

--- B3 Whoever has a piece on the far side wins.
play.home = some(own * each { white = region "north", black = region "south" })

--- B4 Who has no piece left loses.
play.bare = none(theirs)

play.next = { win:when(play.home), win:when(play.bare), go "play" }

--- A cell holds one piece.
breakthrough.fits = pieces(occupied):is(count(occupied))

return breakthrough
