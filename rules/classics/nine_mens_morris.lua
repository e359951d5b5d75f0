--- Nine men's morris. Close mills, take men.
local men = option("men", { default = 9, min = 3, max = 12, help = "how many men each side has" })
local flying = option("flying", { default = true, help = "whether a side with three men may go anywhere" })
local longest = option("longest", { default = 0, min = 0, max = 10000, help = "after how many turns nobody has won; 0 for never" })

local across = {
  { "a1", "d1", "g1" }, { "b2", "d2", "f2" }, { "c3", "d3", "e3" }, { "a4", "b4", "c4" },
  { "e4", "f4", "g4" }, { "c5", "d5", "e5" }, { "b6", "d6", "f6" }, { "a7", "d7", "g7" },
}
local up = {
  { "a1", "a4", "a7" }, { "b2", "b4", "b6" }, { "c3", "c4", "c5" }, { "d1", "d2", "d3" },
  { "d5", "d6", "d7" }, { "e3", "e4", "e5" }, { "f2", "f4", "f6" }, { "g1", "g4", "g7" },
}

local points, lines, positions = {}, {}, {}
for _, line in ipairs(across) do
  lines[#lines + 1] = { "e", "w", line }
  for _, point in ipairs(line) do
    points[#points + 1] = point
    positions[#positions + 1] = { string.byte(point) - 97, tonumber(string.sub(point, 2)) - 1 }
  end
end
for _, line in ipairs(up) do
  lines[#lines + 1] = { "n", "s", line }
end

local morris = game "nine_mens_morris" {
  title   = "Nine men's morris",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.graph { cells = points, lines = lines, positions = positions },
  hands   = { white = { white = men }, black = { black = men } },
  notation = [[
    /// a decision such as `d6`, `d6f6` or `xb2`
    decision = ${ say | choose | move | place }
    /// a man taken such as `xb2`
    choose = ${ ^"x" ~ #to = cell }
  ]],
}

local placing, moving, taking = morris:phase "placing", morris:phase "moving", morris:phase "taking"

--- M3 Three men of one side on a line of the board are a mill.
morris.mill = some(target * in_line(3, own))

--- M1 As long as there are men in hand a turn puts one on an empty point.
placing.moves = place {}

--- M3 Whoever closes a mill takes a man.
placing.next = { follow "taking":when(morris.mill), go "placing" }

--- M2 When all men are on the board a turn moves one.
placing.blocked = go "moving":by(same)

--- M2 A man goes along a line to the next point, if that is empty.
moving.step = step {}

--- M5 A side with only three men may move one to any empty point.
moving.fly = leap {}:when(count(own):at_most(3))

moving.moves = flying and first { moving.fly, moving.step } or moving.step

--- M6 A side with fewer than three men has lost.
moving.start = { lose:when(count(own):less_than(3)), morris.over }

--- M6 Who cannot move has lost.
moving.blocked = lose

--- M3 Whoever closes a mill takes a man.
moving.next = { follow "taking":when(morris.mill), go "moving" }

taking.free = theirs - in_line(3, theirs)

--- M4 A man in a mill is only taken when there is no other.
taking.moves = first {
  choose { from = taking.free, text = "x{to}" }:also(remove(target)),
  choose { from = theirs, text = "x{to}" }:also(remove(target)),
}

taking.next = { go "placing":when(any_of { hand():more_than(0), hand_of("next"):more_than(0) }), go "moving" }

--- M7 Where a longest game is agreed, it is a draw when it is reached.
morris.over = longest > 0 and draw:when(ply:at_least(longest)) or {}

--- A point holds one piece.
morris.fits = pieces(occupied):is(count(occupied))

return morris
