--! script, line 1: there is no rule `nowhere`
local g = game "h" { title = "H", players = { "a" }, pieces = { man = "M" }, board = board.square { width = 2, height = 2 }, notation = [[ some = { nowhere } ]] }
g:phase "play".moves = place {}
