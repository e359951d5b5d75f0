--! script, line 2: attempt to modify a readonly table
getmetatable("").__index = nil
