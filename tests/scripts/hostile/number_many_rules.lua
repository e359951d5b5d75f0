--! script, line 2: a game may have 16383 rules, this one has 20001
for i = 1, 20000 do play["r" .. i] = own end
