local tests = test "dvonn"

tests:case "D2 red first" {
  moves = "a1",
  after = { a9 = "R", trun = "white" },
}
--! 5:13: the board has no cell `a9`
--! help: did you mean `a1`?
--! 5:23: the board has no cell `trun`
--! help: did you mean `turn`?
