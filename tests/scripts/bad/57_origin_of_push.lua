--- A house rule with a word that says nothing there.
local house = require("gipf"):variant "last_dot" { title = "Last dot" }
local pushing = house.phases.push

--- X1 Nobody pushes from the dot of the last push.
pushing.single = push { onto = pushing.gap }:only(none(origin * cells { "b2" }))

return house
--! 6:56: `origin` says nothing of a `push`, which leaves no cell
--! help: it comes from a dot beside the board: a function can ask `decision.from`
