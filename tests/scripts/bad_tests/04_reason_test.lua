local tests = test "dvonn"

tests:case "E5 enclosed" {
  position = "turn=white phase=stacking a1=W b1=B",
  refused = { a1b1 = "" },
}
--! 5:15: `a1b1` is refused without a reason
--! help: say which rule refuses it: its label, its name, or words of its sentence
