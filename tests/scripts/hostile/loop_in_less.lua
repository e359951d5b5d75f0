--! limit, line 2: the script is stopped: it needs more than 100000 rounds of loops and calls
local m = { __lt = function() while true do end end }
local less = setmetatable({}, m) < setmetatable({}, m)
