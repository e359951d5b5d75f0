--- GIPF, standard. Three pieces of each side are doubled, and whoever loses the last of his loses the game.
local standard = require("gipf"):variant "standard" {
  title = "GIPF, standard",
  options = { white_pieces = 18, black_pieces = 18, corner = 2 },
}

local own_rows, other_rows = standard.phases.own_rows, standard.phases.other_rows

--- S2 A GIPF-piece is two pieces, one on the other; taken back it is two single pieces again.
standard.double = where(height:at_least(2))

--- S2 A GIPF-piece is two pieces, one on the other; no spot holds more.
standard.low = none(where(height:more_than(2)))

--- S1 Of a row that is taken, single pieces must go; any GIPF-piece, one's own or not, may be left.
standard.left = standard.double

--- S3 Whose last GIPF-piece leaves the board loses at once; whoever takes the last of both sides loses.
standard.lost = lose:when(none(own * standard.double))

--- S3 Whose last GIPF-piece leaves the board loses at once.
standard.won = win:when(none(theirs * standard.double))

--- S3 After each row it is seen whether a side has lost its last GIPF-piece, before the owner looks again.
own_rows.next = { standard.lost, standard.won, own_rows.next }

--- S3 After each row it is seen whether a side has lost its last GIPF-piece, before the owner looks again.
other_rows.next = { standard.lost, standard.won, other_rows.next }

return standard
