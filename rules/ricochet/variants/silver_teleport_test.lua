local house = test "ricochet/silver_teleport"

house:case "V1 silver enters a marked cell, comes out of the other and slides on" {
  position = "a13=S",
  moves = "sE",
  after = "p4=S",
}

house:case "V1 unless a robot stands there" {
  position = "a13=S m4=R",
  moves = "sE",
  after = "g13=S m4=R",
}

local together = test("ricochet/silver_wrap", { with = { "silver_step" } })

together:case "V1 powers combine" {
  position = "a12=S",
  moves = "sW",
  after = "p12=S",
}
