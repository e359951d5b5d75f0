-- Game ids such as `0765+42+2E21BD0F+93`, all hexadecimal: the faces clockwise from the north-west, the number of
-- robots and the active one, the cells of the robots, the cell of the goal. Cells count from 0 at the top left.
local FACES = "1A2A3A4A1B2B3B4B1C2C3C4C1D2D3D4D"
local ROBOTS = { "red", "green", "blue", "yellow", "silver" }

local function cell(digits)
  local number = tonumber(digits, 16)
  return string.char(97 + number % 16) .. (16 - math.floor(number / 16))
end

-- The two digits of each cell.
local function digits()
  local all = {}
  for row = 0, 15 do
    for column = 0, 15 do
      all[string.char(97 + column) .. (16 - row)] = string.format("%02X", 16 * row + column)
    end
  end
  return all
end

-- How positions of a puzzle are written as ids.
local function writing(faces, goal, active, silver)
  local numbers = ""
  for face in string.gmatch(faces, "%w%w") do
    numbers = numbers .. string.format("%X", (string.find(FACES, face, 1, true) - 1) / 2)
  end
  local count = silver and 5 or 4
  local digit = active == "any" and "F" or tostring(table.find(ROBOTS, active) - 1)
  local robots = ""
  for place = 1, count do robots = robots .. "{" .. ROBOTS[place] .. "}" end
  local cells = digits()
  return { text = numbers .. "+" .. count .. digit .. "+" .. robots .. "+" .. cells[goal], cells = cells }
end

-- What an id says: faces, cells of robots by colour, the active colour or `any`, the cell of the goal.
local function read(text)
  local function wrong(because) refuse { option = "id", because = because } end
  local faces, count, active, cells, goal = string.match(
    string.upper(text),
    "^(%x%x%x%x)%+(%x)(%x)%+(%x+)%+(%x%x)$"
  )
  if not faces then
    wrong "it should read like `0765+42+2E21BD0F+93`"
  end
  if count ~= "4" and count ~= "5" then
    wrong("there are 4 or 5 robots, and the first digit of its second part says " .. count)
  end
  if #cells ~= 2 * tonumber(count) then
    wrong("its third part should have two digits for each of " .. count .. " robots")
  end
  local number = tonumber(active, 16)
  if active ~= "F" and number >= tonumber(count) then
    wrong("there is no robot " .. active .. ": they count from 0")
  end
  local names, robots = {}, {}
  for digit in string.gmatch(faces, "%x") do
    local place = 2 * tonumber(digit, 16) + 1
    table.insert(names, string.sub(FACES, place, place + 1))
  end
  for place = 1, tonumber(count) do
    robots[ROBOTS[place]] = cell(string.sub(cells, 2 * place - 1, 2 * place))
  end
  return {
    board = table.concat(names, ","),
    robots = robots,
    active = active == "F" and "any" or ROBOTS[number + 1],
    goal = cell(goal),
  }
end

return { read = read, writing = writing }
