--! script, line 0: the script failed, and its error cannot be told
error(setmetatable({}, { __tostring = function() while true do end end }))
