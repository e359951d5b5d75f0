--- The twin of the game in the rules folder: the same rules in plain functions.
local lines_of_action = game "lines_of_action" {
  title   = "Lines of Action in plain functions",
  players = { "black", "white" },
  pieces  = { black = "B", white = "W" },
  board   = board.square { width = 8, height = 8, directions = 8 },
  start   = {
    b1 = "B", c1 = "B", d1 = "B", e1 = "B", f1 = "B", g1 = "B",
    b8 = "B", c8 = "B", d8 = "B", e8 = "B", f8 = "B", g8 = "B",
    a2 = "W", a3 = "W", a4 = "W", a5 = "W", a6 = "W", a7 = "W",
    h2 = "W", h3 = "W", h4 = "W", h5 = "W", h6 = "W", h7 = "W",
  },
}

local play = lines_of_action:phase "play"

local back = { n = "s", ne = "sw", e = "w", se = "nw", s = "n", sw = "ne", w = "e", nw = "se" }

local function standing(pos, cells)
  local number = 0
  for _, cell in ipairs(cells) do
    number = number + (pos:height(cell) > 0 and 1 or 0)
  end
  return number
end

play.moves = function(game, pos)
  local moves = {}
  for _, cell in ipairs(pos:cells(occupied)) do
    for _, way in ipairs(pos:owner(cell) == pos.me and pos:directions() or {}) do
      local ray = pos:ray(cell, way)
      local distance = 1 + standing(pos, ray) + standing(pos, pos:ray(cell, back[way]))
      local free = ray[distance] and pos:owner(ray[distance]) ~= pos.me
      for step = 1, distance - 1 do
        local owner = free and pos:owner(ray[step])
        free = free and (not owner or owner == pos.me)
      end
      if free then
        moves[#moves + 1] = jump {
          from = cells { cell }, directions = { way }, distance = distance, to = cells { ray[distance] },
        }
      end
    end
  end
  return moves
end

-- Whether all pieces of a side hang together.
local function together(pos, player)
  local own_cells, reached = {}, {}
  for _, cell in ipairs(pos:cells(occupied)) do
    if pos:owner(cell) == player then
      own_cells[#own_cells + 1] = cell
    end
  end
  local fresh = { own_cells[1] }
  if fresh[1] then
    reached[fresh[1]] = true
  end
  local number = #fresh
  while #fresh > 0 do
    for _, near in ipairs(pos:neighbours(table.remove(fresh))) do
      if pos:owner(near) == player and not reached[near] then
        reached[near] = true
        fresh[#fresh + 1] = near
        number = number + 1
      end
    end
  end
  return number == #own_cells
end

play.gathered = condition(function(game, pos)
  return together(pos, pos.me)
end)

play.gathers_theirs = condition(function(game, pos)
  return together(pos, pos.me == "white" and "black" or "white")
end)

play.next = { win:when(play.gathered), lose:when(play.gathers_theirs), go "play" }
play.blocked = lose

return lines_of_action
