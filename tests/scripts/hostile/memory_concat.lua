--! limit, line 3: the script is stopped: it needs more than 16 MiB of memory
local t = table.create(1e5, string.rep("x", 1000))
local s = table.concat(t)
