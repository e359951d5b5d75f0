--! limit, line 2: the script is stopped: it needs more than 100000 rounds of loops and calls
for i = 1, 1e6 do play["rule" .. i] = own end
