--! script, line 2: there is no script `dvonn�.lua`
require("dvonn\0.lua")
