--- Draughts (checkers), English. Capture or block the other side's men.
local forced = option("forced", { default = true, help = "whether who can capture must" })
local quiet = option("quiet", { default = 40, min = 0, max = 1000, help = "after how many turns without a capture it is a draw; 0 for never" })

local field = board.square { width = 8, height = 8, directions = 8 }

-- Twelve men a side, on the dark squares of three rows.
local start = {}
for _, cell in ipairs(field:cells()) do
  local column, row = string.byte(cell) - 96, tonumber(string.sub(cell, 2))
  if (column + row) % 2 == 0 then
    start[cell] = row <= 3 and "b" or row >= 6 and "w" or nil
  end
end

local draughts = game "draughts" {
  title     = "Draughts",
  players   = { "black", "white" },
  pieces    = { man = { black = "b", white = "w" }, king = { black = "B", white = "W" } },
  board     = field,
  start     = start,
  variables = { jumper = -1, quiet = counter(0) },
}

local play, capturing = draughts:phase "play", draughts:phase "capturing"

--- D1 A man goes diagonally ahead, a king in all four diagonal directions.
local ahead = { black = { "ne", "nw" }, white = { "se", "sw" } }
local diagonal = { "ne", "nw", "se", "sw" }

draughts.men, draughts.kings = own * kind "man", own * kind "king"

--- D5 A man that reaches the far side becomes a king.
draughts.far = kind "man" * each { black = region "north", white = region "south" }

--- D2 A step goes to an empty neighbour.
play.steps = step { from = draughts.men, directions = ahead } + step { from = draughts.kings, directions = diagonal }

--- D3 A capture goes over a piece of the other side to the empty square behind it.
play.captures = hop { from = draughts.men, directions = ahead, over = theirs }
  + hop { from = draughts.kings, directions = diagonal, over = theirs }

--- D4 Who can capture must.
play.may_step = forced and -can(play.captures) or always

play.moves = play.captures + play.steps:when(play.may_step)

--- D4 A piece that has captured goes on capturing as long as it can; a man that becomes a king stops.
draughts.goes_on = distance:is(2)

capturing.moves = hop { from = cell_of "jumper" * draughts.men, directions = ahead, over = theirs }
  + hop { from = cell_of "jumper" * draughts.kings, directions = diagonal, over = theirs }

--- D3 What was gone over is captured.
draughts.taking = assign("quiet", var "quiet" + 1)
  .. assign("quiet", 0):when(draughts.goes_on)
  .. capture(taken)
  .. assign_cell("jumper", target - draughts.far)
  .. become(target * draughts.far, "king")

play.after, capturing.after = draughts.taking, draughts.taking

play.next = { follow "capturing":when(draughts.goes_on), go "play" }
capturing.next = { follow "capturing" }
capturing.blocked = go "play"

--- D7 It is a draw after so many turns without a capture.
play.start = quiet > 0 and draw:when((var "quiet"):at_least(quiet)) or {}

--- D6 Who has no piece left, or cannot move, has lost.
play.blocked = lose

--- A square holds one piece.
draughts.fits = pieces(occupied):is(count(occupied))

return draughts
