--! script, line 2: a script declares one game, and `g` is declared already
local other = game "h" { title = "H", players = { "a" }, pieces = { man = "M" }, board = board.square { width = 2, height = 2 } }
other:phase("p").moves = play.moves
