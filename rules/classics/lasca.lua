--- Lasca, Emanuel Lasker, 1911. Draughts in columns: what is captured goes beneath, and comes free again.
local field = board.square { width = 7, height = 7, directions = 8 }

-- Eleven men a side on the squares of one colour, in three rows.
local start, others = {}, {}
for _, cell in ipairs(field:cells()) do
  local column, row = string.byte(cell) - 96, tonumber(string.sub(cell, 2))
  if (column + row) % 2 == 1 then
    others[#others + 1] = cell
  else
    start[cell] = row <= 3 and "w" or row >= 5 and "b" or nil
  end
end

local lasca = game "lasca" {
  title     = "Lasca",
  players   = { "white", "black" },
  pieces    = { man = { white = "w", black = "b" }, officer = { white = "W", black = "B" } },
  board     = field:without(others),
  start     = start,
  variables = { jumper = -1, came = -1 },
}

local play, capturing = lasca:phase "play", lasca:phase "capturing"

--- L1 The top man of a column commands it: it goes as a whole, diagonally ahead; under an officer also back.
local ahead = { white = { "ne", "nw" }, black = { "se", "sw" } }
local diagonal = { "ne", "nw", "se", "sw" }

lasca.men, lasca.officers = own * kind "man", own * kind "officer"

--- L5 A man that reaches the far side becomes an officer, and stops there.
lasca.far = kind "man" * each { white = region "north", black = region "south" }

play.steps = step { from = lasca.men, directions = ahead } + step { from = lasca.officers, directions = diagonal }

--- L2 A capture goes over a column of the other side to the empty square behind it.
play.captures = hop { from = lasca.men, directions = ahead, over = theirs }
  + hop { from = lasca.officers, directions = diagonal, over = theirs }

--- L3 Who can capture must.
play.moves = first { play.captures, play.steps }

--- L4 Who has captured goes on with the same column as long as it can, but not straight back.
capturing.moves = (hop { from = cell_of "jumper" * lasca.men, directions = ahead, over = theirs }
  + hop { from = cell_of "jumper" * lasca.officers, directions = diagonal, over = theirs }):only(heading:is_not(opposite(var "came")))

--- L2 Only the top piece of the column is captured; it goes beneath the one that captured it.
lasca.taking = tuck(taken)
  .. assign("came", heading)
  .. assign_cell("jumper", target - lasca.far)
  .. become(target * lasca.far, "officer")

play.after, capturing.after = lasca.taking, lasca.taking

play.next = { follow "capturing":when(distance:is(2)), go "play" }
capturing.next = follow "capturing"
capturing.blocked = go "play"

--- L6 Who has no column of his own, or cannot move, has lost.
play.blocked = lose

return lasca
