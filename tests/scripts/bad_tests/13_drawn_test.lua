local tests = test "dvonn"

tests:case "D2 red first" {
  moves = "a1",
  board_after = [[
      . . . . . . . . .
     . . . . . . . . . .
    . . . . . . . . . . .
     . . . . . . . . . .
    R . . . . . . . . .
  ]],
}
--! 6:1: the row from `a1` to `i1` has 9 cells, and 10 are drawn
