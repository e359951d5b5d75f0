--! limit, line 2: the script is stopped: it needs more than 100000 rounds of loops and calls
local s = string.find(string.rep("a", 3e5), string.rep("a-", 40) .. "b")
