--! script, line 2: a hand has 0 to 32767 pieces of a kind, found 1000000000000
local g = game "h" { title = "H", players = { "a" }, pieces = { man = "M" }, board = board.square { width = 2, height = 2 }, hands = { a = { man = 1e12 } } }
