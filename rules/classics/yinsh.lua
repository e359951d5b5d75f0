--- YINSH, Kris Burm, 2003. Rings leave markers and turn them over; five in a row cost a ring, and win the game.
local rings = option("rings", { default = 5, min = 1, max = 10, help = "how many rings each side brings in" })
local rings_to_win = option("rings_to_win", { default = 3, min = 1, max = 10, help = "how many rings removed win; 1 in the short game" })
local markers = option("markers", { default = 51, min = 1, max = 85, help = "how many markers there are" })
local row = option("row", { default = 5, min = 3, max = 9, help = "how many markers of a colour in sequence are a row" })

if rings_to_win > rings then
  refuse { option = "rings_to_win", because = "nobody can remove more rings than there are on a side" }
end

local yinsh = game "yinsh" {
  title     = "YINSH",
  players   = { "white", "black" },
  pieces    = { ring = { white = "W", black = "B" }, marker = { white = "w", black = "b" } },
  looks     = { ring = "ring" },
  board     = board.hex {
    "b1-e1", "a2-g2", "a3-h3", "a4-i4", "a5-j5", "b6-j6", "b7-k7", "c8-k8", "d9-k9", "e10-k10", "g11-j11",
  },
  hands     = { white = { ring = rings }, black = { ring = rings } },
  supply    = { ring = rings, marker = markers },
  -- whether a ring is still to be removed for a row
  variables = { owed = 0 },
  notation = [[
    /// a decision such as `e5`, `e5g7`, `xb2,c3,d4,e5,f6` or `xe5`
    decision = ${ say | take | choose | move | place }
    /// a row taken such as `xb2,c3,d4,e5,f6`
    take = ${ ^"x" ~ #cells = cell ~ (comma ~ gap? ~ #cells = cell)+ }
    /// a ring removed such as `xe5`
    choose = ${ ^"x" ~ #to = cell }
  ]],
}

local placing, moving = yinsh:phase "placing", yinsh:phase "moving"
local own_rows, own_ring = yinsh:phase "own_rows", yinsh:phase "own_ring"
local other_rows, other_ring = yinsh:phase "other_rows", yinsh:phase "other_ring"

yinsh.rings = own * kind "ring"

--- R1 Five markers of one colour or more in unbroken sequence on a line are a row.
yinsh.own_row = in_line(row, own * kind "marker")

yinsh.other_row = in_line(row, theirs * kind "marker")

--- P1 The rings are placed one at a time, each on any free point.
placing.moves = place { piece = "ring" }

--- P2 White, who began the placing, also begins the play.
placing.blocked = go "moving":by "white"

placing.fits = hand("ring"):at_least(1)

--- M1 A turn puts a marker of one's own into one of one's own rings.
yinsh.marking = put("marker", origin * empty)

--- M3 The markers that it went over are turned over.
yinsh.turning = flip(between)

--- M2 The ring then goes in a straight line over free points, then over at most one unbroken run of markers, and ends right behind it.
moving.moves = slide { from = yinsh.rings, vault = kind "marker" }:also(yinsh.marking .. yinsh.turning)

--- E2 When all markers are on the board, whoever has removed more rings wins; nobody does if both have removed as many.
moving.start = score:when(count(kind "marker"):at_least(markers))

--- M4 Who can move no ring passes.
moving.blocked = pass

--- R3 Who moved takes first.
moving.next = follow "own_rows"

--- R3 Rows are taken before anybody moves, and a ring removed for each.
moving.fits = all_of { hand("ring"):is(0), (var "owed"):is(0), none(yinsh.own_row + yinsh.other_row) }

--- R1 A row is taken by its owner: exactly five markers, of a longer row whichever he chooses.
yinsh.taking = take { length = row, of = own * kind "marker", exact = true, fate = "out" }:also(assign("owed", 1))

--- R2 For a row one removes one of one's own rings.
yinsh.removing = choose { from = yinsh.rings, text = "x{to}" }:also(capture(target) .. assign("owed", 0))

--- E1 Whoever has removed three rings wins.
yinsh.won = win:when(captured("ring"):at_least(rings_to_win))

own_rows.moves = yinsh.taking
own_rows.next = follow "own_ring"

--- R3 After who moved the other side takes what rows of its own still stand.
own_rows.blocked = follow "other_rows"
own_rows.fits = some(yinsh.own_row)

own_ring.moves = yinsh.removing

--- R4 Several rows are taken one after the other, as far as they still stand.
own_ring.next = { yinsh.won, follow "own_rows" }
own_ring.fits = (var "owed"):is(1)

other_rows.who = "other"
other_rows.moves = yinsh.taking
other_rows.next = follow "other_ring"
other_rows.blocked = go "moving"
other_rows.fits = all_of { some(yinsh.own_row), none(yinsh.other_row) }

other_ring.who = "other"
other_ring.moves = yinsh.removing

--- R4 Several rows are taken one after the other, as far as they still stand.
other_ring.next = { yinsh.won, follow "other_rows" }
other_ring.fits = (var "owed"):is(1)

--- E2 Rings removed count.
yinsh.score = captured "ring"

return yinsh
