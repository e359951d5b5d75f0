--! script, line 4: invalid order function for sorting
local t = table.create(200, 0)
for i = 1, 200 do t[i] = i % 7 end
table.sort(t, function() return true end)
error("went on")
