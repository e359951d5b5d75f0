--! script, line 4: a game has 1 to 64 players, and this one has 1000
local names = {}
for i = 1, 1000 do names[i] = "p" .. i end
local g = game "h" { title = "H", players = names, pieces = { man = "M" }, board = board.square { width = 2, height = 2 } }
