--! limit, line 8: the script is stopped: it needs more than 1000000 steps of rules
local b = board.square { width = 32, height = 32 }
local start, links = {}, {}
local cells = b:cells()
for i, cell in ipairs(cells) do start[cell], links[i] = "W", { cell, "e", cells[i % #cells + 1] } end
local g = game "g" { title = "G", players = { "white" }, pieces = { white = "W" }, board = b, start = start }
local play = g:phase "play"
play.moves = slide { through = all, to = all, links = links }
