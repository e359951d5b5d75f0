--! script, line 2: a piece is written with one letter, and `man` with ""
local g = game "h" { title = "H", players = { "a" }, pieces = { man = "" }, board = board.square { width = 2, height = 2 } }
