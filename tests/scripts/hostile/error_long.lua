--! script, line 2: the script failed, and its error cannot be told
error(string.rep("long ", 1e6))
