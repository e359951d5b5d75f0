--- DVONN, Kris Burm, 2001. Stack the pieces and stay linked to the red ones.
local dvonn = game "dvonn" {
  title   = "DVONN",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B", red = "R" },
  board   = board.hex { "a1-i1", "a2-j2", "a3-k3", "b4-k4", "c5-k5" },
  -- D1 White holds two of the three red pieces.
  hands   = { white = { red = 2, white = 23 }, black = { red = 1, black = 23 } },
  grammar = "dvonn", symmetric = true,
}

local placing, stacking = dvonn:phase "placing", dvonn:phase "stacking"

--- D3 A piece goes on any empty space.
placing.space = empty

--- D2 All red pieces are placed before any other.
placing.moves = first {
  place { piece = "red", at = placing.space },
  place { at = placing.space },
}

--- E1 White, who began the placing, also begins the stacking.
placing.blocked = go "stacking":by "white"

--- D3 Until all pieces are placed, a space has one at most.
placing.fits = all_of { hand():at_least(1), pieces(occupied):is(count(occupied)) }

--- E2 A turn moves a stack, and an empty space has none.
stacking.stacks = occupied

--- E6 A lone red piece may not move; inside a stack it moves with the stack.
stacking.lone_red = neutral

--- E2 A stack belongs to the colour of its top piece, and only its owner moves it.
stacking.own_stacks = own

--- E5 A stack with all six neighbours occupied may not move.
stacking.enclosed = neighbours(occupied):all()

stacking.movable = (stacking.stacks - stacking.lone_red) * stacking.own_stacks - stacking.enclosed

--- E3 A stack moves in a straight line, exactly as many spaces as it has pieces.
stacking.distance = height

--- E4 A stack ends on an occupied space, on top of what stands there.
stacking.landing = occupied

--- E3 A stack moves as a whole.
stacking.moves = jump {
  from = stacking.movable,
  distance = stacking.distance,
  onto = stacking.landing,
}

--- F1 What has no chain of occupied neighbours to a red piece leaves the board.
stacking.after = remove(occupied - linked_to(holding "red"))

--- E7 Nobody passes who has a move; who has none must pass while the other side has one.
stacking.blocked = pass

--- D3 All pieces are placed before any stack moves.
stacking.fits = all_of { hand():is(0), hand_of("next"):is(0) }

--- G2 Each side counts all pieces in the stacks it owns.
dvonn.score = pieces(own)

return dvonn
