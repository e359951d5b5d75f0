local tests = test "dvon"

tests:case "D2 red first" { open = 49 }
--! 3:13: there is no game `dvon`
--! help: did you mean `dvonn`?
