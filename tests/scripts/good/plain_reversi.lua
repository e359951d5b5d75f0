--- The twin of the game in the rules folder: the same rules in plain functions.
local reversi = game "reversi" {
  title   = "Reversi in plain functions",
  players = { "black", "white" },
  pieces  = { black = "B", white = "W" },
  board   = board.square { width = 8, height = 8, directions = 8 },
  start   = { d4 = "W", e5 = "W", d5 = "B", e4 = "B" },
}

local play = reversi:phase "play"

-- What a disc on a cell would turn over.
local function enclosed(pos, cell)
  local all_turned = {}
  for _, way in ipairs(pos:directions()) do
    local turned = {}
    for _, at in ipairs(pos:ray(cell, way)) do
      local owner = pos:owner(at)
      if not owner then
        break
      elseif owner == pos.me then
        for _, other in ipairs(turned) do
          all_turned[#all_turned + 1] = other
        end
        break
      end
      turned[#turned + 1] = at
    end
  end
  return all_turned
end

play.moves = function(game, pos)
  local moves = {}
  for _, cell in ipairs(pos:cells(empty)) do
    local turned = enclosed(pos, cell)
    if #turned > 0 then
      moves[#moves + 1] = place { at = cells { cell } }:also(flip(cells(turned)))
    end
  end
  return moves
end

play.blocked = pass

reversi.score = function(game, pos)
  local discs = 0
  for _, cell in ipairs(pos:cells(occupied)) do
    discs = discs + (pos:owner(cell) == pos.me and 1 or 0)
  end
  return discs
end

return reversi
