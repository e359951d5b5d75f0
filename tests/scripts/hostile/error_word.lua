--! script, line 2: a set of cells
error(empty)
