--- Three in a row on nine cells: a game whose numbers are all known.
local three = game "three" {
  title   = "Three in a row",
  players = { "first", "second" },
  pieces  = { first = "X", second = "O" },
  board   = board.square { width = 3, height = 3, directions = 8 },
}

local play = three:phase "play"

--- A1 A mark goes on any empty cell.
play.moves = place { at = empty }

--- A2 Who has three in a row wins; else it is the other's turn.
play.next = { win:when(line(3, own)), go "play" }

--- A3 A full board is a draw.
play.blocked = draw

return three
