local g = game "g" { title = "G", players = { "white" }, pieces = { man = "M" }, board = board.square { width = 3, height = 3 } }
local play = g:phase "play"
play.a = play.b
play.b = play.a
play.a = play.a + own
play.moves = place { at = play.a }
return g
--! 5:6: rules `play.a`, `play.b` ask for each other without end
