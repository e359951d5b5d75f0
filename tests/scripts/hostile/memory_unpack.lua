--! script, line 2: too many results to unpack
local a = select("#", table.unpack({}, 1, 1e8))
