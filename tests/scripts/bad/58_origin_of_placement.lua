--- A house rule with a word that says nothing there.
local house = require("dvonn"):variant "beginning" { title = "Beginning" }

--- X1 What happens where a piece comes from.
house.phases.placing.after = remove(origin)

return house
--! 5:37: `origin` says nothing of a `place`, which leaves no cell
--! help: `target` is the cell that a decision ends on, `taken` are those that it takes
