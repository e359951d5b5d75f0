local dvonn = game "dvonn" {
  title   = "DVONN",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B", red = "R" },
  board   = board.hex { "a1-i1", "a2-j2", "a3-k3", "b4-k4", "c5-k5" },
  start   = { a1 = "W", b1 = "B", c1 = "RW", d1 = "B" },
}

local stacking = dvonn:phase "stacking"

--- E5 A stack with all six neighbours occupied may not move.
stacking.enclosed = neighbours(occupied):all()

--- E2 A turn moves a stack that one owns.
stacking.movable = own - stacking.enclosed

--- E3 In a straight line, exactly as many spaces as it is high, onto an occupied space.
stacking.moves = jump { from = "movable", directions = { "n", "ee" }, distance = height, onto = occupied }

--- F1 What has no link to a red piece leaves the board.
stacking.after = remove(occupied - linked_to(holding "red"))

--- H1 A house rule as a function.
stacking.tall = where(function(game, pos, cell)
  return pos:height(cell) > 0 and pos.turn == "white"
end)

return dvonn
--! 18:58: there is no direction `n`
--! help: there are: ne, e, se, sw, w, nw
--! 18:63: there is no direction `ee`
--! help: did you mean `ne`?
