--! script, line 2: invalid argument #1 to `setmetatable` (table expected, got an expression)
setmetatable(own, {})
