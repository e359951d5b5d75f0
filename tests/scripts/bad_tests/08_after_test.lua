local tests = test "dvonn"

tests:case "D2 red first" {
  moves = "a1",
  after = "a1 R",
}
--! 5:14: expected `=`, found a space
