--! script, line 2: table overflow
local t = table.create(1e9, 0)
