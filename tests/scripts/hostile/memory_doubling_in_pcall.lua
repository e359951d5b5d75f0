--! script, line 4: went on
local s = "x"
for _ = 1, 60 do pcall(function() s = s .. s end) end
error("went on")
