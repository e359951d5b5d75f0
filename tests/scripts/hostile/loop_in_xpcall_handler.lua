--! limit, line 4: the script is stopped: it needs more than 100000 rounds of loops and calls
xpcall(error, function() while true do end end)
