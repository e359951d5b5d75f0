local house = require("dvonn"):variant "phases" { title = "Phases" }

house.phases = {}

return house
--! 3:7: `phases` is no rule: phases are made by `phase`
--! help: a rule of a phase is assigned by `GAME.phases.PHASE.RULE = ...`
