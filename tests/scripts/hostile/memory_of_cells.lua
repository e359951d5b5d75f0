--! script, line 2: `board.graph` needs `lines`: a list, of which each is a list, of which each is a value (each with its direction, the opp
board.graph { cells = table.create(1e6, "x"), steps = {} }
