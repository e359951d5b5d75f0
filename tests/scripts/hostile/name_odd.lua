--! script, line 2: `a b` cannot name a rule
play["a b\n"] = own
