--! script, line 2: there is no `buffer`
local b = buffer.create(1e9)
