--! script, line 3: c stack overflow
local m = {}
m.__tostring = function(t) return tostring(t) end
local s = tostring(setmetatable({}, m))
