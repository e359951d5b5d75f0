--- Game of the Amazons, Walter Zamkauskas, 1988. Move like a queen, shoot an arrow, be the last who can.
local amazons = game "amazons" {
  title   = "Amazons",
  players = { "white", "black" },
  pieces  = { amazon = { white = "W", black = "B" }, arrow = "x" },
  looks   = { arrow = "brown cross unlettered" },
  board   = board.square { width = 10, height = 10, directions = 8 },
  start   = {
    a4 = "W", d1 = "W", g1 = "W", j4 = "W",
    a7 = "B", d10 = "B", g10 = "B", j7 = "B",
  },
  variables = { moved = -1 },
}

local moving, shooting = amazons:phase "move", amazons:phase "shoot"

--- A1 An amazon of one's own goes any distance in a straight line over empty cells.
moving.moves = slide {}:also(assign_cell("moved", target))

--- A2 Then it shoots an arrow.
moving.next = follow "shoot"

--- A4 Who cannot move loses.
moving.blocked = lose

--- A3 The arrow flies from the amazon that moved, any distance in a straight line over empty cells.
shooting.range = in_sight(cell_of "moved") * empty

--- A3 The arrow blocks the cell where it ends for the rest of the game.
shooting.moves = choose { from = shooting.range }:also(put("arrow", target))

shooting.next = go "move"

--- A cell holds one piece.
amazons.fits = pieces(occupied):is(count(occupied))

return amazons
