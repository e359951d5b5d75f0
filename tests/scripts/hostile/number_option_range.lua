--! script, line 2: the default of option `o` should be a whole number from 5 to 2, found `1`
local o = option("o", { default = 1, min = 5, max = 2 })
