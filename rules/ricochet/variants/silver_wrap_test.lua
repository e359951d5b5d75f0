local house = test "ricochet/silver_wrap"

house:case "V1 silver leaves at the edge and comes in on the other side" {
  position = "m1=S",
  moves = "sE",
  after = "g1=S",
}

house:case "V1 a robot there stops it" {
  position = "c12=S e12=R",
  moves = "sW",
  after = "f12=S",
}

house:case "V1 going round for ever is no move" {
  position = "a12=S",
  refused = { sW = "V1", sE = "V1" },
}
