--! script, line 2: attempt to modify a readonly table
string.rep = nil
