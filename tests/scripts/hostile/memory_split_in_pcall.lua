--! limit, line 4: the script is stopped: it needs more than 16 MiB of memory
local ok = pcall(string.rep, "x", 1e9)
local t = {}
for i = 1, 9e4 do t[i] = { i, {}, {}, {} } end
