--!
play.m = play.m:also(remove(own)):also(remove(own)):also(remove(own)):also(remove(own))
play.moves = play.m
