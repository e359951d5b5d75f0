local g = game "g" { title = "G", players = { "white" }, pieces = { man = "M" }, board = board.square { width = 3, height = 3 } }
local play = g:phase "play"
play.moves = place { at = empty }
play()
return g
--! 4:1: attempt to call a phase
