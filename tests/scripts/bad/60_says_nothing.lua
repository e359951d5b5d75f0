local house = require("dvonn"):variant "silent" { title = "Silent" }

--- X1 Nothing is said.
house.phases.placing.moves = say "" + say "a;b"

return house
--! 4:30: a word that is said is not empty, and has no `;` and no space at its ends
