--! script, line 2: a board has at most 1024 cells, and this one would have 29999700001
board.hexagon { size = 1e5 }
