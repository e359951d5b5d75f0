--! script, line 2: attempt to modify a readonly table
rawset(string, "rep", error)
