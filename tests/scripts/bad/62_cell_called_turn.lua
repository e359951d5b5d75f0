local turned = game "turned" {
  title   = "Turned",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.graph { cells = { "turn", "b" }, lines = { { "east", "west", { "turn", "b" } } } },
}

--- A piece comes onto an empty cell.
turned:phase("play").moves = place { at = empty }

return turned
--! 5:38: `turn` cannot name a cell: it means something else where positions and moves are written
