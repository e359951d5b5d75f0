--! limit, line 3: the script is stopped: it needs more than 16 MiB of memory
local s = "x"
for _ = 1, 60 do s = s .. s end
