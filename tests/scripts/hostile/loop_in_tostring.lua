--! limit, line 2: the script is stopped: it needs more than 100000 rounds of loops and calls
local t = setmetatable({}, { __tostring = function() while true do end end })
local s = tostring(t)
