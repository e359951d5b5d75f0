--! script, line 5: went on
local t = {}
table.insert(t, 2 ^ 40, 1)
t[2 ^ 53] = 1
error("went on")
