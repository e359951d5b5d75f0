--! script, line 2: `�` cannot name a rule
play["\255"] = own
