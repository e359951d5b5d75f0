local gipf = test "gipf"

gipf:case "A1 a piece comes onto the first spot" {
  moves = "a1-b2",
  after = "b2=W c3=W",
}
