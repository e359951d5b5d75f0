local tests = test "dvonn"

tests:case "E5 enclosed" { open = 3 }

return tests
--! 1:15: `test` belongs in a file of rule tests
--! help: its name ends in `_test.lua`, and it stands beside the rules
