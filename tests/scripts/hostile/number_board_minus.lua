--! script, line 2: the size of a board cannot be -1
board.square { width = -1, height = 3 }
