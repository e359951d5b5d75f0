--! script, line 2: attempt to modify a readonly table
board.square = nil
