--! script, line 2: [2J
error("\27[2J\0\7 gone")
