local tests = test "dvonn"

tests:case "D2 red first" {
  moves = { "a1", "b1" },
  accepted = "c1",
}
--! 4:3: `case`: `moves` should be a text, found a table
--! 5:14: `case`: `accepted` should be a list of texts, found the text "c1"
