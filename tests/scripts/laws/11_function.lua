local g = game "g" {
  title   = "G",
  players = { "white", "black" },
  pieces  = { white = "W", black = "B" },
  board   = board.square { width = 3, height = 3 },
}

local play = g:phase "play"

--- A1 Anywhere.
play.moves = place { at = empty }

--- A2 The middle is special.
play.after = function(game, pos, decision)
  if decision.to == "b2" then
    return remove(cells { pos:step(decision.to, "nowhere") })
  end
end

--- A3 A full board is a draw.
play.blocked = draw

return g
--! script 16:50: the board has no direction `nowhere`: there are n, e, s, w
--! shows after: b2
