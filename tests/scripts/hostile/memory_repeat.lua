--! limit, line 2: the script is stopped: it needs more than 16 MiB of memory
local s = string.rep("x", 1e9)
