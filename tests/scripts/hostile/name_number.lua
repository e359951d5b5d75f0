--! script, line 2: a rule has a name, found the number 1
play[1] = own
