local tests = test "dvonn"

tests:case "E5 enclosed" {
  position = "turn=white phase=stacking a1=W b1=B",
}
--! 3:13: the test `E5 enclosed` expects nothing
--! help: say what is `accepted`, `refused` or `open`, or what holds `after` its `moves`
