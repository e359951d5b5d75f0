-- The rules of Y, one by one.
local y = test "y"

y:case "Y1 one puts a stone on an empty cell" {
  moves = "c3",
  open = 65,
  refused = { c3 = "Y1" },
}

y:case "Y2, Y3 one side of the triangle whole touches all three, by its corners" {
  position = "turn=white a1=W a2=W a3=W a4=W a5=W a6=W a7=W a8=W a9=W a10=W",
  moves = "a11",
  outcome = "white",
}
