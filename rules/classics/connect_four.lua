--- Connect Four, Howard Wexler, 1974. Pieces fall; four of one's own in a straight line.
local width = option("width", { default = 7, min = 4, max = 16, help = "columns" })
local height = option("height", { default = 6, min = 4, max = 16, help = "rows" })

local connect_four = game "connect_four" {
  title   = "Connect Four",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.square { width = width, height = height, directions = 8 },
}

local play = connect_four:phase "play"

--- F1 A piece that is let into a column falls to its lowest empty cell.
play.bottom = empty - shift(empty, "n")

--- F2 A turn lets one piece into a column that has room.
play.moves = place { at = play.bottom }

--- F3 Whoever has four in a straight line wins.
play.next = { win:when(line(4, own)), go "play" }

--- F4 A full board without four in a line is a draw.
play.blocked = draw

--- F1 A cell holds one piece, and none hangs over an empty cell.
connect_four.fits = all_of { pieces(occupied):is(count(occupied)), none(occupied * shift(empty, "n")) }

return connect_four
