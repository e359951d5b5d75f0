--! script, line 2: nan
error(0 / 0)
