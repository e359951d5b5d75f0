--! script, line 2: the script failed, and its error cannot be told
error(setmetatable({}, { __tostring = function() error("again") end }))
