--! script, line 3: went on with 0 letters
local s = string.rep("x", math.huge)
error("went on with " .. #s .. " letters")
