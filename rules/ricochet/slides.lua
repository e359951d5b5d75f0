-- How robots slide: the rules M1 to M4, which the game with rounds and the puzzle share.

local slides = {}

-- Gives a phase its rules. `phase.active` (the robots that may solve) is left to the game, which may have other
-- decisions `besides`, and more that happens `after` each. What is in force is kept for the powers of the silver
-- robot: the board with its walls, and how diagonals work.
function slides.give(phase, with)
  slides.with = with

  --- M1 Any robot may be moved.
  phase.robots = occupied

  --- M1 A robot slides over empty cells until the edge, a wall, the centre or another robot stops it.
  phase.free = empty

  --- M4 A slide that would have to stop on a diagonal is not allowed.
  phase.diagonals = cells(with.diagonals_forbidden)

  --- M1 A slide ends on an empty cell.
  phase.stops = empty - phase.diagonals

  --- M1 A robot moved in a direction slides until something stops it; a slide of no length is no move.
  phase.slides = slide {
    from = phase.robots,
    directions = { "n", "e", "s", "w" },
    through = phase.free,
    to = phase.stops,
    whole = true,
    deflectors = with.deflectors,
    text = "{piece:lower}{direction:upper}",
  }

  local function moves(slides) return with.besides and slides + with.besides or slides end

  if not with.house then
    --- M1 A robot is moved, and slides until something stops it.
    phase.moves = moves(phase.slides)
    if with.after then phase.after = with.after end
    return
  end

  --- M2 A robot may not be moved straight back until another robot has been moved.
  phase.straight_back = all_of {
    var("last_robot"):is(piece_moved + 1),
    heading:is(opposite(var "last_heading" - 1)),
  }

  --- M1 A robot is moved, and slides until something stops it.
  phase.moves = moves(phase.slides:only(-phase.straight_back))

  --- M3 A robot turns if its slide starts at a right angle to the heading in which its last one ended.
  phase.turns = all_of {
    var("ended"):is_not(0),
    heading:is_not(var "ended" - 1),
    heading:is_not(opposite(var "ended" - 1)),
  }

  --- M4 Being turned aside by a diagonal may count as a turn.
  phase.aside = with.deflection_counts and deflections:at_least(1) or never

  --- M2 What is remembered of a slide: which robot it was, and where it headed at the end.
  phase.remember = assign("last_robot", piece_moved + 1) .. assign("last_heading", arrival + 1)

  --- M3 Of an active robot it is remembered whether it has turned.
  phase.turning = assign("turned", 1):when(any_of { phase.turns, phase.aside }) .. assign("ended", arrival + 1)

  local noted = phase.turning:when(some(target * phase.active)) .. phase.remember
  phase.after = with.after and noted .. with.after or noted
end

return slides
