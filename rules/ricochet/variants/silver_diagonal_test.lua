local house = test "ricochet/silver_diagonal"

house:case "V1 silver may also slide diagonally" {
  position = "c12=S",
  moves = "sNE",
  after = "g16=S",
}

house:case "V1 and straight, as ever" {
  position = "c12=S",
  moves = "sE",
  after = "p12=S",
}

house:case "V1 not past a corner that a wall touches" {
  position = "a4=S c1=R",
  refused = { sNE = "V1" },
}

local wanted = test("ricochet/silver_diagonal", { set = { target = "g16:silver" } })

wanted:case "M3 a slanting slide after a straight one is a turn" {
  position = "b12=S d12=R",
  moves = "sE sNE",
  outcome = "solver",
}

local diagonals =
  test("ricochet/silver_diagonal", { set = { board = "1D,2A,3A,4A", blocked_diagonal = "stop" } })

diagonals:case "V1 no diagonal turns a slanting slide" {
  position = "c13=S",
  moves = "sNE",
  after = "f16=S",
}
