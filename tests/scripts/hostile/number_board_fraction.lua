--! script, line 2: `board.square`: `width` should be a whole number, found the number 2.5
board.square { width = 2.5, height = 3 }
