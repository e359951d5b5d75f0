--- GIPF, tournament. The board starts empty, and GIPF-pieces are brought in for as long as one likes.
local tournament = require("gipf/standard"):variant "tournament" {
  title = "GIPF, tournament",
  options = { corner = 0 },
  -- what each side has brought in so far: nothing, only GIPF-pieces, or a single piece too
  variables = { brought = each(0) },
}

local nothing, doubles, singles = 0, 1, 2
local pushing = tournament.phases.push

--- A1, A2 A piece of the reserve is put on a dot and pushed onto the first spot of a line; the run before it moves on one spot.
pushing.single = push { onto = pushing.gap }:also(assign("brought", singles))

--- S1 Bringing in a GIPF-piece takes two pieces of the reserve.
pushing.double = push { count = 2, onto = pushing.gap, text = "G{from}-{to}", mark = "G" }:also(assign("brought", doubles))

--- T1 The first turn of each side brings in a GIPF-piece.
pushing.begun = (var "brought"):at_least(doubles)

--- T2 GIPF-pieces come in until one's first single piece, and none after that.
pushing.doubling = (var "brought"):at_most(doubles)

--- A1 A turn brings in a single piece or a GIPF-piece, as far as T1 and T2 allow it.
pushing.moves = pushing.single:when(pushing.begun) + pushing.double:when(pushing.doubling)

--- T3 A side that may still bring in GIPF-pieces has not lost its last one; without one on the board a single piece loses.
tournament.lost = lose:when(all_of { none(own * tournament.double), -pushing.doubling })

--- T3 A side that may still bring in GIPF-pieces has not lost its last one.
tournament.won = win:when(all_of { none(theirs * tournament.double), var("brought", "next"):is(singles) })

--- T3 Whose first single piece leaves him without a GIPF-piece on the board loses; else who pushed takes first.
pushing.next = { tournament.lost, pushing.next }

return tournament
