--! script, line 2: `require` needs `name`: a text (a game, or a script of the rules folder)
require(nil)
