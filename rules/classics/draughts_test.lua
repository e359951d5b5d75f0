-- The rules of draughts, one by one.
local draughts = test "draughts"

draughts:case "D2 men step diagonally ahead" {
  open = { "a3b4", "c3b4", "c3d4", "e3d4", "e3f4", "g3f4", "g3h4" },
}

draughts:case "D4 who can capture must" {
  position = "turn=black phase=play c3=b d4=w a1=b",
  open = { "c3e5" },
  refused = { a1b2 = "D4" },
}

draughts:case "D4 a piece goes on capturing" {
  position = "turn=black phase=play c3=b d4=w f6=w a7=w",
  moves = "c3e5;e5g7",
  after = "d4=. f6=. g7=b turn=white captured.black=w2",
}

draughts:case "D5 a man that comes to the far side becomes a king and stops" {
  position = "turn=black phase=play c6=b d7=w f7=w a7=w",
  moves = "c6e8",
  after = "e8=B d7=. f7=w turn=white",
}

draughts:case "D1 a king goes back as well" {
  position = "turn=black phase=play d4=B a7=w",
  open = { "d4c3", "d4c5", "d4e3", "d4e5" },
}

draughts:case "D6 who cannot move has lost" {
  position = "turn=black phase=play b6=b c5=b a7=w h2=b d6=b",
  moves = "h2g3",
  outcome = "black",
}
