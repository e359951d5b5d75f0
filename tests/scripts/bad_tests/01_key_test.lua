local tests = test "dvonn"

tests:case "E5 enclosed" {
  postion = "a1=W",
  refused = { a1b1 = "E5" },
}
--! 4:3: `case` has no field `postion`
--! help: did you mean `position`?
