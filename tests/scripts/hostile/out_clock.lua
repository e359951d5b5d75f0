--! script, line 2: there is no `os`
local now = os.clock()
