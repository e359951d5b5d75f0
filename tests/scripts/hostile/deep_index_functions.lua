--! script, line 3: c stack overflow
local t = {}
setmetatable(t, { __index = function(_, key) return t[key .. "x"] end })
local x = t.x
