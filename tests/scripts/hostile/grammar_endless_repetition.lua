--! script, line 1: this grammar cannot be used: expression inside repetition cannot fail and will repeat infinitely
local g = game "h" { title = "H", players = { "a" }, pieces = { man = "M" }, board = board.square { width = 2, height = 2 }, notation = [[ loop = { (""*)* } ]] }
g:phase "play".moves = place {}
