--- Clobber, Michael Albert, J.P. Grossman and Richard Nowakowski, 2001. Capture a neighbour, as long as you can.
local width = option("width", { default = 6, min = 1, max = 16, help = "columns" })
local height = option("height", { default = 5, min = 1, max = 16, help = "rows" })

local field = board.square { width = width, height = height, directions = 4 }

-- The board is full; the sides alternate as on a chessboard, White in the upper left corner.
local start = {}
for _, cell in ipairs(field:cells()) do
  local column = string.byte(cell) - string.byte "a"
  local row = tonumber(string.match(cell, "%d+"))
  start[cell] = (column + height - row) % 2 == 0 and "W" or "B"
end

local clobber = game "clobber" {
  title   = "Clobber",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = field,
  start   = start,
}

local play = clobber:phase "play"

--- C1 A stone goes one step sideways, up or down onto a stone of the other side, which is captured.
play.moves = step { to = theirs }

--- C2 Who cannot capture loses.
play.blocked = lose

--- A cell holds one piece.
clobber.fits = pieces(occupied):is(count(occupied))

return clobber
