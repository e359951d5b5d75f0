--! script, line 2: there are 0 to 65535 pieces of a kind, found -1
local g = game "h" { title = "H", players = { "a" }, pieces = { man = "M" }, board = board.square { width = 2, height = 2 }, supply = { man = -1 } }
