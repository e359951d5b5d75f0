--! script, line 2: a board has at most 1024 cells, and this one would have 1000000000000
board.square { width = 1e6, height = 1e6 }
