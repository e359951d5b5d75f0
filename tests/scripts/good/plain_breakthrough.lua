--- The twin of the game in the rules folder: the same rules in plain functions.
local field = board.square { width = 8, height = 8, directions = 8 }

local start = {}
for _, cell in ipairs(field:cells()) do
  local row = tonumber(string.sub(cell, 2))
  start[cell] = row <= 2 and "W" or row >= 7 and "B" or nil
end

local breakthrough = game "breakthrough" {
  title   = "Breakthrough in plain functions",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = field,
  start   = start,
}

local play = breakthrough:phase "play"

play.moves = function(game, pos)
  local moves = {}
  local ways = pos.me == "white" and { "n", "ne", "nw" } or { "s", "se", "sw" }
  for _, cell in ipairs(pos:cells(occupied)) do
    for number, way in ipairs(ways) do
      local target = pos:step(cell, way)
      local owner = target and pos:owner(target)
      if pos:owner(cell) == pos.me and target and (not owner or number > 1 and owner ~= pos.me) then
        moves[#moves + 1] = step { from = cells { cell }, directions = { way }, to = cells { target } }
      end
    end
  end
  return moves
end

play.won = condition(function(game, pos, decision)
  if string.sub(decision.to, 2) == (pos.me == "white" and "8" or "1") then
    return true
  end
  for _, cell in ipairs(pos:cells(occupied)) do
    if pos:owner(cell) ~= pos.me then
      return false
    end
  end
  return true
end)

play.next = { win:when(play.won), go "play" }

return breakthrough
