local tests = test "dvonn"

tests:cases "E5 enclosed" { open = 3 }
--! 3:7: `cases` is no method of the tests of a game
--! help: did you mean `case`?
