--! script, line 3: went on
for i = 1, 2, 0 / 0 do end
error("went on")
