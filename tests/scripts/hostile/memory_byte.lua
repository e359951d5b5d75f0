--! script, line 2: stack overflow (string slice too long)
local a = select("#", string.byte(string.rep("x", 1e7), 1, -1))
