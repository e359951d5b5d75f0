-- The rules of a puzzle, one by one.
local puzzle = test "ricochet/puzzle"

puzzle:case "M1 a robot slides until something stops it" {
  position = "a1=R c1=G",
  open = { "gE", "gN", "gW", "rE", "rN" },
  refused = { rW = "M1" },
}

puzzle:case "M1 another robot stops it" {
  position = "a1=R c1=G",
  moves = "rE",
  after = "a1=. b1=R c1=G",
}

puzzle:case "M1 the centre stops it" {
  position = "h16=R",
  moves = "rS",
  after = "h10=R",
}

puzzle:case "M2 a robot does not go straight back" {
  position = "a1=R p16=Y",
  moves = "rE",
  refused = { rW = "M2" },
  accepted = { "rN" },
}

puzzle:case "M2 unless another has been moved" {
  position = "a1=R p16=Y",
  moves = "rE yS rW",
  after = "a1=R",
}

local solo = test("ricochet/puzzle", { set = { target = "g1:red" } })

solo:case "M3 who has not turned has not solved" {
  position = "a1=R",
  moves = "rE",
  after = "g1=R",
  outcome = "open",
}

local turning = test("ricochet/puzzle", { set = { target = "g12:red" } })

turning:case "M3 between the two slides of a turn another robot may move" {
  position = "a1=R p4=G",
  moves = "rE gW rN",
  outcome = "solver",
}

local standing = test("ricochet/puzzle", { set = { target = "a1:red" } })

standing:case "M0 standing on the target is not arriving" {
  position = "a1=R",
  outcome = "open",
}

local vortex = test("ricochet/puzzle", { set = { target = "g1:any" } })

vortex:case "M0 on the vortex the robot that arrives must have turned itself" {
  position = "a1=R d4=G",
  moves = "gN gE rE",
  after = "g1=R",
  outcome = "open",
}

local plain = test("ricochet/puzzle", { set = { target = "a8:red", rules = "plain" } })

plain:case "M0 crossing the target does not count" {
  position = "a1=R",
  moves = "rN",
  outcome = "open",
}

plain:case "M0 standing there does, by plain rules, before the first slide" {
  position = "a8=R",
  outcome = "solver",
  after = "ply=0",
}

plain:case "plain rules let a robot go straight back" {
  position = "a1=R p16=Y",
  moves = "rE rW rE",
}

-- Face 1D in the north-west: a green `/` on e15.
local diagonals = test("ricochet/puzzle", { set = { board = "1D,2A,3A,4A" } })

diagonals:case "M4 a diagonal turns a robot of another colour" {
  position = "e13=R",
  moves = "rN",
  after = "e13=. m15=R",
}

diagonals:case "M4 and lets one of its own colour pass" {
  position = "e13=G",
  moves = "gN",
  after = "e16=G",
}

diagonals:case "M4 nothing stops on a diagonal" {
  position = "e13=R f15=Y",
  refused = { rN = "M4" },
}

local stopping = test("ricochet/puzzle", { set = { board = "1D,2A,3A,4A", blocked_diagonal = "stop" } })

stopping:case "M4 unless the option says so" {
  position = "e13=R f15=Y",
  moves = "rN",
  after = "e15=R",
}
