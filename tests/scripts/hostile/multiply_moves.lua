--! script, line 3: more than 10000 expressions lie in one; what is used twice counts twice
local moves = place {}
for i = 1, 60 do moves = first { moves, moves } end
play.moves = moves
