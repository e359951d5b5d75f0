local trial = game "trial" {
  title   = "Trial",
  players = { "white", "black" },
  pieces  = { man = { white = "m", black = "M" }, stone = "s" },
  board   = board.square { width = 3, height = 3 }:region("goal", { "a1" }),
  looks   = {
    man = { white = "rign", red = "disc" },
    stone = "red blue",
    gaol = "square",
    goal = { white = "star" },
  },
}

local play = trial:phase "play"
play.moves = place {}
play.blocked = draw

return trial
--! 7:22: `rign` is no word for a look
--! help: did you mean `ring`?
--! 7:29: there is no player `red`
--! 8:18: `blue` says something that the look `red blue` has said already
--! 9:5: `gaol` is neither a kind of piece nor a region of the board
--! help: did you mean `goal`?
--! 10:5: the look of a region is one text, and that of `goal` is not
