local house = test "ricochet/silver_short"

house:case "V1 silver stops one cell short" {
  position = "a1=S",
  moves = "sE",
  after = "f1=S",
}

house:case "V1 a slide of a single cell is no move" {
  position = "f1=S",
  refused = { sE = "V1" },
}
