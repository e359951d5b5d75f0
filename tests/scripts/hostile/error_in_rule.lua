--! script, line 2: the script failed, and its error cannot be told
play.a = where(function() error(setmetatable({}, { __tostring = function() error("again") end })) end)
