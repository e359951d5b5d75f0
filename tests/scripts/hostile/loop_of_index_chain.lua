--! script, line 3: `__index` chain too long; possible loop
local t = {}
setmetatable(t, { __index = t })
local x = t.x
error("went on")
