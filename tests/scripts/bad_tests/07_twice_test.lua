local tests = test "dvonn"

tests:case "E5 enclosed" { open = 3 }

tests:case "E5 enclosed" { open = 4 }
--! 5:13: there is a test `E5 enclosed` already
