local tests = test("gipf", { sett = { size = 3 } })

tests:case "B1" { open = 3 }
--! 1:30: `test`: `rules` should be a table with set, with, found the field `sett`
