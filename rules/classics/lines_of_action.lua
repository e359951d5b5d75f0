--- Lines of Action, Claude Soucie, 1969. Bring all of one's pieces together.
local repetition = option("repetition", { default = 0, min = 0, max = 10, help = "how often a position must stand for a draw; 0 for never" })

local lines_of_action = game "lines_of_action" {
  title   = "Lines of Action",
  players = { "black", "white" },
  pieces  = { black = "B", white = "W" },
  board   = board.square { width = 8, height = 8, directions = 8 },
  symmetric = true,
  start   = {
    b1 = "B", c1 = "B", d1 = "B", e1 = "B", f1 = "B", g1 = "B",
    b8 = "B", c8 = "B", d8 = "B", e8 = "B", f8 = "B", g8 = "B",
    a2 = "W", a3 = "W", a4 = "W", a5 = "W", a6 = "W", a7 = "W",
    h2 = "W", h3 = "W", h4 = "W", h5 = "W", h6 = "W", h7 = "W",
  },
}

local play = lines_of_action:phase "play"

--- L1 A piece goes in a straight line exactly as many cells as there are pieces of both sides on the whole line.
play.distance = on_line(occupied)

--- L2 It goes over pieces of its own side, never over those of the other.
play.over = all - theirs

--- L3 It ends on an empty cell, or on a piece of the other side, which it captures.
play.moves = jump { distance = play.distance, over = play.over, to = empty + theirs }

--- L4 Whoever has all his pieces in one group of neighbours wins.
play.together = groups(own):at_most(1)

--- L5 If a turn brings both sides together it wins for who made it.
play.next = { win:when(play.together), lose:when(groups(theirs):at_most(1)), go "play" }

--- L7 Where it is agreed, it is a draw when a position has stood so often, the same side to move.
play.start = repetition > 0 and draw:when(repetitions:at_least(repetition)) or {}

--- L6 Who cannot move loses.
play.blocked = lose

--- A square holds one piece.
lines_of_action.fits = pieces(occupied):is(count(occupied))

return lines_of_action
