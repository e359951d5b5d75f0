--! script, line 1: the rule `loop` uses itself
local g = game "h" { title = "H", players = { "a" }, pieces = { man = "M" }, board = board.square { width = 2, height = 2 }, notation = [[ loop = { loop ~ "x" | "y" } ]] }
g:phase "play".moves = place {}
