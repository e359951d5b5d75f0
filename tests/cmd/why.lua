--- A game with rules of every shape, for `why`.
local g = game "g" {
  title   = "G",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.square { width = 4, height = 4 },
}

local play = g:phase "play"

--- R1 A cell beside two pieces is crowded.
play.crowded = where(function(game, pos, cell)
  local near = 0
  for _, other in ipairs(pos:neighbours(cell)) do
    if pos:height(other) > 0 then near = near + 1 end
  end
  return near >= 2
end)

--- R2 The middle is for who has two pieces on the board, or sees no piece of the other.
play.ready = any_of { count(own):at_least(2), none(theirs) }

--- R3 Not before the other side is calm.
play.calm = condition(function(game, pos)
  if pos:number(count(theirs)) > 1 then return false, "the other side has more than one piece" end
  return true
end)

--- R4 A piece goes on an empty cell that is not crowded.
play.space = empty - play.crowded

--- R5 In the middle only if ready, and in a corner only if calm.
play.allowed = all_of {
  any_of { in_set(all - cells { "b2", "b3", "c2", "c3" }), play.ready },
  any_of { in_set(all - cells { "a1", "a4", "d1", "d4" }), play.calm },
}

--- R6 One piece a turn.
play.moves = place { at = play.space }:only(play.allowed)

play.blocked = draw
return g
