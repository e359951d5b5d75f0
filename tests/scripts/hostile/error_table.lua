--! script, line 2: table
error({})
