--! script, line 2: `board.square`: `width` should be a whole number, found the number NaN
board.square { width = 0 / 0, height = 3 }
