--- GIPF, Kris Burm, 1997. Push pieces in from the rim, line up four, take the row.
local size = option("size", { default = 4, min = 2, max = 9, help = "spots on each side of the hexagon" })
local row = option("row", { default = 4, min = 2, max = 9, help = "how many pieces of a colour in sequence are a row" })
local corner = option("corner", { default = 1, min = 0, max = 2, help = "how many pieces stand on each corner at the start, one on top of the other" })

-- Three corners a side, and at least one piece in reserve.
local fewest = math.max(4, 3 * corner + 1)
local white_pieces = option("white_pieces", { default = 15, min = fewest, max = 30, help = "White's pieces, those on the board included" })
local black_pieces = option("black_pieces", { default = 15, min = fewest, max = 30, help = "Black's pieces, those on the board included" })

-- The corners of the hexagon are White's and Black's in turn.
local middle, last = string.char(97 + size), string.char(96 + 2 * size)
local corners = {
  W = { "b" .. size + 1, middle .. 2, last .. size + 1 },
  B = { "b" .. 2, middle .. 2 * size, last .. 2 },
}
local start = {}
for letter, cells in pairs(corners) do
  for _, cell in ipairs(cells) do
    start[cell] = corner > 0 and string.rep(letter, corner) or nil
  end
end

local gipf = game "gipf" {
  title   = "GIPF",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.hexagon { size = size, rim = true },
  start   = start,
  hands   = { white = { white = white_pieces - 3 * corner }, black = { black = black_pieces - 3 * corner } },
  -- which row of each line was decided about in this turn, if it still stands
  variables = { decided = each_line(0) },
  grammar = "gipf",
}

local pushing, own_rows, other_rows = gipf:phase "push", gipf:phase "own_rows", gipf:phase "other_rows"

--- B1 Four or more pieces of one colour in unbroken sequence on a line are a row; the option `row` may ask for others.
gipf.row = row

--- B1 A row ends at an empty spot on either side: whatever stands before that goes with it.
gipf.extension = occupied

--- B1 Nothing of a row that is taken may be left.
gipf.left = cells {}

--- B1 A row is taken by its owner: his pieces return to his reserve, those of the other side are captured.
gipf.taking = take {
  length = gipf.row,
  of = own,
  along = gipf.extension,
  spare = gipf.left,
  once = "decided",
}

--- C1 Who must push and has no piece in reserve loses.
pushing.start = lose:when(hand():is(0))

--- A3 No piece is pushed off onto a dot: there must be a gap on the line.
pushing.gap = empty

--- A1, A2 A piece of the reserve is put on a dot and pushed onto the first spot of a line; the run before it moves on one spot.
pushing.single = push { onto = pushing.gap }

pushing.moves = pushing.single

--- A3 Who finds every line full, which only small boards allow, loses.
pushing.blocked = lose

pushing.after = clear "decided"

--- B3 Who pushed takes first.
pushing.next = follow "own_rows"

--- B4 Rows are taken before anybody pushes.
pushing.fits = none(in_line(gipf.row, own) + in_line(gipf.row, theirs) - gipf.left)

own_rows.moves = gipf.taking

--- B2 Rows are taken one at a time, until none of one's own stands.
own_rows.next = follow "own_rows"

--- B3 After who pushed the other side takes what rows of its own still stand.
own_rows.blocked = follow "other_rows"

--- B1 Whoever takes has a row.
own_rows.fits = some(in_line(gipf.row, own))

other_rows.who = "other"
other_rows.moves = gipf.taking

--- B2 Rows are taken one at a time, until none of one's own stands.
other_rows.next = follow "other_rows"

--- B4 Taking is no turn: who did not push does so now.
other_rows.blocked = go "push"

--- B3 The other side takes when who pushed has no row left.
other_rows.fits = all_of { some(in_line(gipf.row, own)), none(in_line(gipf.row, theirs) - gipf.left) }

--- A1 Pieces come in one at a time: no spot holds two, unless the corners do from the start.
gipf.low = none(where(height:more_than(math.max(1, corner))))

--- A2 A piece is pushed on by another, never covered by one: no spot holds pieces of both colours.
gipf.unmixed = none(holding "white" * holding "black")

gipf.fits = all_of { gipf.low, gipf.unmixed }

return gipf
