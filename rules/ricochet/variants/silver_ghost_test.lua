local house = test "ricochet/silver_ghost"

house:case "V1 silver passes through walls" {
  position = "a14=S",
  moves = "sE",
  after = "p14=S",
}

house:case "V1 robots stop it" {
  position = "a14=S k14=R",
  moves = "sE",
  after = "j14=S",
}

house:case "V1 the centre stops it" {
  position = "h16=S",
  moves = "sS",
  after = "h10=S",
}

house:case "M1 walls stop the others, as ever" {
  position = "a14=R a1=S",
  moves = "rE",
  after = "a14=. p14=.",
}

house:case "M2 silver does not go straight back either" {
  position = "a14=R a1=S",
  moves = "sE",
  refused = { sW = "M2" },
}
