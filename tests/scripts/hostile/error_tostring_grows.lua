--! script, line 2: the script failed, and its error cannot be told
error(setmetatable({}, { __tostring = function() return string.rep("x", 1e9) end }))
