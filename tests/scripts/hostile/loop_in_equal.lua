--! limit, line 2: the script is stopped: it needs more than 100000 rounds of loops and calls
local m = { __eq = function() while true do end end }
local same = setmetatable({}, m) == setmetatable({}, m)
