--! script, line 2: c stack overflow
local function again() return string.gsub("a", "a", again) end
again()
