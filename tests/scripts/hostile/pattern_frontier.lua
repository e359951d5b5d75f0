--! limit, line 2: the script is stopped: it needs more than 100000 rounds of loops and calls
local s = string.gsub(string.rep("a ", 1e6), "%f[%w]%w+", "%0%0%0%0")
