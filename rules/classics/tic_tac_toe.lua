--- Tic-tac-toe. Three of one's own in a straight line.
local tic_tac_toe = game "tic_tac_toe" {
  title   = "Tic-tac-toe",
  players = { "x", "o" },
  pieces  = { x = "X", o = "O" },
  board   = board.square { width = 3, height = 3, directions = 8 },
  symmetric = true,
}

local play = tic_tac_toe:phase "play"

--- T1 A turn puts a piece of one's own on an empty cell.
play.moves = place { at = empty }

--- T2 Whoever has three in a straight line wins.
play.next = { win:when(line(3, own)), go "play" }

--- T3 A full board without three in a line is a draw.
play.blocked = draw

--- A cell holds one piece.
tic_tac_toe.fits = pieces(occupied):is(count(occupied))

return tic_tac_toe
