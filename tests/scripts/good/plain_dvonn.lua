--- The twin of the game in the rules folder: the same rules in plain functions.
local dvonn = game "dvonn" {
  title   = "DVONN in plain functions",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B", red = "R" },
  board   = board.hex { "a1-i1", "a2-j2", "a3-k3", "b4-k4", "c5-k5" },
  hands   = { white = { red = 2, white = 23 }, black = { red = 1, black = 23 } },
  grammar = "dvonn",
}

local placing, stacking = dvonn:phase "placing", dvonn:phase "stacking"

placing.space = function(game, pos)
  local free = {}
  for _, cell in ipairs(pos:cells(all)) do
    if pos:height(cell) == 0 then
      free[#free + 1] = cell
    end
  end
  return free
end

placing.moves = function(game, pos)
  local kind = pos:hand("me", "red") > 0 and "red" or pos.me
  return place { piece = kind, at = placing.space }
end

placing.blocked = go "stacking":by "white"

local function enclosed(pos, cell)
  local near = pos:neighbours(cell)
  for _, other in ipairs(near) do
    if pos:height(other) == 0 then
      return false
    end
  end
  return #near == 6
end

stacking.moves = function(game, pos)
  local moves = {}
  for _, cell in ipairs(pos:cells(occupied)) do
    if pos:owner(cell) == pos.me and not enclosed(pos, cell) then
      local height = pos:height(cell)
      for _, way in ipairs(pos:directions()) do
        local target = pos:ray(cell, way)[height]
        if target and pos:height(target) > 0 then
          moves[#moves + 1] = jump {
            from = cells { cell },
            directions = { way },
            distance = height,
            onto = cells { target },
          }
        end
      end
    end
  end
  return moves
end

stacking.after = function(game, pos, decision)
  local linked, fresh = {}, {}
  for _, cell in ipairs(pos:cells(occupied)) do
    for _, kind in ipairs(pos:stack(cell)) do
      if kind == "red" then
        linked[cell] = true
        fresh[#fresh + 1] = cell
        break
      end
    end
  end
  while #fresh > 0 do
    local cell = table.remove(fresh)
    for _, near in ipairs(pos:neighbours(cell)) do
      if pos:height(near) > 0 and not linked[near] then
        linked[near] = true
        fresh[#fresh + 1] = near
      end
    end
  end
  local lost = {}
  for _, cell in ipairs(pos:cells(occupied)) do
    if not linked[cell] then
      lost[#lost + 1] = cell
    end
  end
  if #lost > 0 then
    return remove(cells(lost))
  end
end

stacking.blocked = pass

dvonn.score = function(game, pos)
  local sum = 0
  for _, cell in ipairs(pos:cells(occupied)) do
    if pos:owner(cell) == pos.me then
      sum = sum + pos:height(cell)
    end
  end
  return sum
end

return dvonn
