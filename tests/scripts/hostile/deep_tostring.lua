--! script, line 3: the script failed, and its error cannot be told
local m = {}
m.__tostring = function(t) return tostring(t) end
local s = tostring(setmetatable({}, m))
