--! script, line 2: resulting string too large
local s = string.rep(string.rep("x", 1e6), 1e6)
