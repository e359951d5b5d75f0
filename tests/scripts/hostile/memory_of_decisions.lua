--! script, line 2: the text of a decision may have 1000 bytes, this one has more
play.moves = place { text = string.rep("{to}", 250000) }
