--! script, line 2: too many captures
local s = string.find("a", string.rep("(a?)", 1000))
