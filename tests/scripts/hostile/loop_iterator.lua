--! limit, line 2: the script is stopped: it needs more than 100000 rounds of loops and calls
for _ in function() return 1 end do end
