--! script, line 2: malformed pattern (missing `]`)
local s = string.find("a", "[a")
