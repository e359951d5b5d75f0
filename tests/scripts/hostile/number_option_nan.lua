--! script, line 2: option `o` needs `default`: `true` or `false`, a whole number or a text
local o = option("o", { default = 0 / 0 })
