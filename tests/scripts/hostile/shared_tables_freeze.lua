--! script, line 2: invalid argument #1 to `freeze` (table is already frozen)
table.freeze(math)
table.clear(string)
