--! script, line 2: `board.square`: `width` should be a whole number, found the number 10000000000000000000000000000000000000000000000000000
board.square { width = 1e300, height = 1 }
