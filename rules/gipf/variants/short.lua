--- A house rule for a short game: every row costs both sides a piece, and six pieces captured win.
local house = require("gipf"):variant "short" {
  title = "GIPF, a short game",
}

local pushing, own_rows, other_rows = house.phases.push, house.phases.own_rows, house.phases.other_rows

--- C1 For every row that is taken each side pays a piece of its reserve, if it has one.
house.paying = add_to_hand("white", -1, "white"):when(hand_of("white"):at_least(1))
  .. add_to_hand("black", -1, "black"):when(hand_of("black"):at_least(1))

--- B1 A row is taken by its owner, and paid for.
house.taking = house.taking:also(house.paying)

--- C2 Whoever has captured six pieces wins.
house.enough = win:when(captured():at_least(6))

own_rows.next = { house.enough, own_rows.next }
other_rows.next = { house.enough, other_rows.next }

--- C2 As long as the game goes on, nobody has captured six pieces.
pushing.fits = all_of { pushing.fits, captured():less_than(6), captured_by("next"):less_than(6) }

return house
