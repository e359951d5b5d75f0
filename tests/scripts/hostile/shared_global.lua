--! script, line 2: `anything` would be a global name
anything = 1
