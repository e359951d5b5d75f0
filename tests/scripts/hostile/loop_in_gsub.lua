--! limit, line 2: the script is stopped: it needs more than 100000 rounds of loops and calls
string.gsub("aaa", "a", function() while true do end end)
