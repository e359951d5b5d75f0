local dvonn = game "dvonn" {}

dvonn:case "E5 enclosed" { open = 3 }
--! 1:15: `game` declares rules, and this is a file of rule tests
--! help: `local tests = test "GAME"`, then `tests:case "NAME" { ... }`
