--! limit, line 3: the script is stopped: it needs more than 16 MiB of memory
local s = string.rep("%s", 1e5)
local t = string.format(s, table.unpack(table.create(1e5, string.rep("x", 1e3))))
