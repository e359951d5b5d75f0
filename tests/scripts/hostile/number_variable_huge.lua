--! script, line 2: `game`: `variables.x` should be a whole number, or a number for each player, found the number 10000000000000000000000000
local g = game "h" { title = "H", players = { "a" }, pieces = { man = "M" }, board = board.square { width = 2, height = 2 }, variables = { x = 1e300 } }
