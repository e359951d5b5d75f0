--! limit, line 2: the script is stopped: it needs more than 16 MiB of memory
local s = string.gsub(string.rep("a", 1e5), "a", string.rep("b", 1e5))
