--! script, line 4: a game has at most 64 types of pieces, and this one has 5000
local kinds = {}
for i = 1, 5000 do kinds["k" .. i] = utf8.char(0x4e00 + i) end
local g = game "h" { title = "H", players = { "a" }, pieces = kinds, board = board.square { width = 2, height = 2 } }
