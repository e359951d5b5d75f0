--! limit, line 4: the script is stopped: it needs more than 100000 rounds of loops and calls
local function again() return pcall(again) end
again()
while true do end
