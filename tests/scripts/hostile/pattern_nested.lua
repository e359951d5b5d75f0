--! script, line 2: too many captures
local s = string.find("a", string.rep("(", 400) .. string.rep(")", 400))
