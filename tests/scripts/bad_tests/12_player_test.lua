local tests = test "dvonn"

tests:case "G2 scores" {
  score = { whit = 0 },
  outcome = "open ",
}
--! 4:13: nobody called `whit` plays
--! help: did you mean `white`?
--! 5:3: nobody called `open ` plays
--! help: did you mean `open`?
