--! script, line 2: attempt to modify a readonly table
math.pi = 3
