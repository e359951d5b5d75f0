--- The twin of the game in the rules folder: the same rules in plain functions.
local connect_four = game "connect_four" {
  title   = "Connect Four in plain functions",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.square { width = 7, height = 6, directions = 8 },
}

local play = connect_four:phase "play"

play.moves = function(game, pos)
  local lowest = {}
  for _, cell in ipairs(pos:cells(region "south")) do
    local at = cell
    while at and pos:height(at) > 0 do
      at = pos:step(at, "n")
    end
    lowest[#lowest + 1] = at
  end
  return place { at = cells(lowest) }
end

play.four = condition(function(game, pos, decision)
  local function run(way)
    local length = 0
    for _, cell in ipairs(pos:ray(decision.to, way)) do
      if pos:owner(cell) ~= pos.me then
        break
      end
      length = length + 1
    end
    return length
  end
  return run "n" + run "s" >= 3 or run "e" + run "w" >= 3 or run "ne" + run "sw" >= 3 or run "nw" + run "se" >= 3
end)

play.next = { win:when(play.four), go "play" }
play.blocked = draw

return connect_four
