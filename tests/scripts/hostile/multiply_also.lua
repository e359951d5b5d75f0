--! script, line 4: with what `also` says of each of them, the moves come to more than 1000000 expressions
play.m0 = place {}
for i = 1, 18 do
  play["m" .. i] = play["m" .. i - 1]:also(remove(own)) + play["m" .. i - 1]:also(remove(own))
end
play.moves = play.m18
