--! script, line 2: invalid argument #1 to `rawset` (table expected, got boolean)
rawset(getmetatable(math), "__index", nil)
