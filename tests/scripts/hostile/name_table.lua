--! script, line 2: a rule has a name, found a table
play[{}] = own
