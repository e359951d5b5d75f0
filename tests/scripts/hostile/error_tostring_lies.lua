--! script, line 2: 7
error(setmetatable({}, { __tostring = function() return 7 end }))
