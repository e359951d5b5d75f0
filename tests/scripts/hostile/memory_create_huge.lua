--! script, line 2: invalid argument #1 to `create` (size out of range)
local t = table.create(2 ^ 53, 0)
