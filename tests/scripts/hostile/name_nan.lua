--! script, line 2: a rule has a name, found the number NaN
play[0 / 0] = own
