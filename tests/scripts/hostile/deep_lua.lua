--! limit, line 2: the script is stopped: it needs more than 10000 calls inside each other
local function f() return 1 + f() end
f()
