local house = test "ricochet/silver_step"

house:case "V1 silver moves a single cell" {
  position = "a12=S",
  moves = "sE",
  after = "b12=S",
}

house:case "V1 a wall stops it" {
  position = "b14=S",
  refused = { sE = "V1" },
}
