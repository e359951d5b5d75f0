--! limit, line 2: the script is stopped: it needs more than 16 MiB of memory
local t = string.split(string.rep(",", 1e7), ",")
