--! script, line 1: a grammar may have 64 KiB, this one is longer
local g = game "h" { title = "H", players = { "a" }, pieces = { man = "M" }, board = board.square { width = 2, height = 2 }, notation = [[ ]]..string.rep("(", 1e5) }
g:phase "play".moves = place {}
