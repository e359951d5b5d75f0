--! script, line 1: `{4000000000}` is no repetition: numbers go up to 64 and rise
local g = game "h" { title = "H", players = { "a" }, pieces = { man = "M" }, board = board.square { width = 2, height = 2 }, notation = [[ many = { "x"{4000000000} } ]] }
g:phase "play".moves = place {}
