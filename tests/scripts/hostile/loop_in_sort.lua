--! limit, line 2: the script is stopped: it needs more than 100000 rounds of loops and calls
table.sort({ 1, 2, 3 }, function() while true do end end)
