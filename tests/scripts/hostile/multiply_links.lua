--! script, line 4: rule `play.moves` may take more than 1000000000 steps for one answer
local g = game "g" { title = "G", players = { "white" }, pieces = { man = "M" }, board = board.square { width = 32, height = 32 } }
local play = g:phase "play"
play.moves = place { at = where(some(where(none(linked_to(cells { "a1" }, all))))) }
