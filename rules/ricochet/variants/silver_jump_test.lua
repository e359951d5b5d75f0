local house = test "ricochet/silver_jump"

house:case "V1 silver jumps over a robot and slides on" {
  position = "a12=S d12=R f12=G",
  moves = "sE",
  after = "p12=S",
}

house:case "V1 two robots in a row stop it" {
  position = "a12=S d12=R e12=G",
  moves = "sE",
  after = "c12=S",
}

house:case "V1 behind the robot must be a free cell" {
  position = "a12=S p12=R",
  moves = "sE",
  after = "o12=S",
}

house:case "V1 no jump over a robot before a wall" {
  position = "a14=S b14=R",
  refused = { sE = "V1" },
}
