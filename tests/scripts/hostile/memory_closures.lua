--! limit, line 3: the script is stopped: it needs more than 100000 rounds of loops and calls
local t = {}
for i = 1, 1e7 do t[i] = function() return i end end
