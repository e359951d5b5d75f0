--- TZAAR, Kris Burm, 2007. Capture, stack, and keep one of each kind.
local field = board.hexagon { size = 5 }:without { "e5" }

local tzaar = game "tzaar" {
  title     = "TZAAR",
  players   = { "white", "black" },
  pieces    = {
    tzaar = { white = "W", black = "B" }, tzarra = { white = "X", black = "Y" }, tott = { white = "w", black = "b" },
  },
  looks     = { tzaar = "star", tzarra = "hexagon" },
  board     = field,
  hands     = {
    white = { tzaar = 6, tzarra = 9, tott = 15 },
    black = { tzaar = 6, tzarra = 9, tott = 15 },
  },
  variables = { turns = 0 },
}

local placing, capturing, acting = tzaar:phase "placing", tzaar:phase "capturing", tzaar:phase "acting"

--- P1 The pieces are placed one at a time, each side any of its own on any free point, until the board is full.
placing.moves = place { text = "{piece}{to}" }

--- P2 White, who began the placing, also begins the play.
placing.blocked = go "capturing":by "white"

--- T2 A capture goes in a straight line over empty points to the first stack, if that is the other side's and no higher.
tzaar.captures = slide { to = theirs }:only(pieces(origin):at_least(pieces(target)))

--- T1 The first thing of a turn is a capture.
capturing.moves = tzaar.captures

--- T1 White's first turn is one capture only.
capturing.next = { tzaar.lost, go "capturing":when(tzaar.opening), follow "acting" }

--- T1 White's first turn is one capture only.
tzaar.opening = (var "turns"):is(1)

capturing.after = assign("turns", var "turns" + 1)

--- T5 Who cannot capture at the beginning of his turn has lost.
capturing.blocked = lose

--- T3 The second thing is another capture, or to make a stack higher, or nothing.
acting.moves = tzaar.captures + slide { onto = own } + say "pass"

acting.next = { tzaar.lost, go "capturing" }

--- T4 Whoever has lost the last stack with one of the three kinds on top has lost the game.
tzaar.lost = {
  win:when(none(theirs * kind "tzaar")), win:when(none(theirs * kind "tzarra")), win:when(none(theirs * kind "tott")),
  lose:when(none(own * kind "tzaar")), lose:when(none(own * kind "tzarra")), lose:when(none(own * kind "tott")),
}

return tzaar
