--! script, line 3: went on with 1 values
local t = table.move({ 1 }, 1, 2 ^ 31, 2)
error("went on with " .. #t .. " values")
