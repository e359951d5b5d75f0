--! script, line 2: c stack overflow
local function sort() table.sort({ 3, 2, 1 }, sort) end
sort()
