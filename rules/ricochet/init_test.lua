-- Whole rounds of Ricochet Robots, told from the rules. On this board yellow comes from h2 to its circle on c4 in four
-- slides: yS yE yN yW.
local rounds = test("ricochet", { set = { board = "1A,4B,3A,2C" } })

rounds:case "R2 the robots are placed by chance, then a chip is drawn, then anyone bids" {
  moves = "robot r b16 robot g i5 robot b j1 robot y h2 chip yellow-circle",
  after = "turn=anyone b16=R i5=G j1=B h2=Y",
}

rounds:case "R2 two robots never share a cell, and none begins on a target or in the centre" {
  moves = "robot r b16",
  refused = { ["robot g b16"] = "R2", ["robot g c4"] = "R2" },
}

rounds:case "B2 the lowest bid shows first, and shown in time wins the chip" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle bid anna 6 bid bob 5 bid bob 4 time yS yE yN yW",
  after = "turn=chance phase=drawing c4=Y h2=.",
  score = { anna = 0, bob = 1 },
  outcome = "open",
}

rounds:case "B3 fewer slides than were bid are enough" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle bid anna 40 time yS yE yN yW",
  score = { anna = 1 },
}

rounds:case "B3 the next round starts where the robots stand now, with another chip" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle bid bob 4 time yS yE yN yW chip red-circle",
  after = "turn=anyone c4=Y var.bid.bob=0",
  accepted = { "bid bob 9" },
}

rounds:case "B1 a player's later bid must be lower than his own last" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle bid anna 5 bid bob 9",
  accepted = { "bid anna 4", "bid bob 5", "bid bob 4" },
  refused = { ["bid anna 6"] = "B1", ["bid anna 5"] = "B1", ["bid bob 9"] = "B1" },
}

rounds:case "B2 of equal bids the earlier one shows first" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle bid bob 5 bid anna 5 time",
  after = "turn=bob",
}

rounds:case "B2 of equal bids who has won fewer chips shows first" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y var.chips.bob=1 var.won_red_circle=1",
  moves = "chip yellow-circle bid bob 5 bid anna 5 time",
  after = "turn=anna",
}

rounds:case "B3 who fails is put back, and the next bidder shows" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle bid anna 2 bid bob 4 time yS yE",
  after = "turn=bob h2=Y b16=R",
}

rounds:case "B3 and may succeed" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle bid anna 2 bid bob 4 time yS yE yS yE yN yW",
  score = { anna = 0, bob = 1 },
}

rounds:case "B3 a showing may be given up" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle bid anna 4 bid bob 4 time rS give up",
  after = "turn=bob b16=R",
}

rounds:case "M2 each showing begins afresh: the slide south was another's" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle bid anna 3 bid bob 4 time yS give up",
  accepted = { "yN" },
}

rounds:case "B3 nobody succeeds: the robots go back, and the chip to the bag" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle bid anna 1 bid bob 2 time yS yS yE",
  after = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  score = { anna = 0, bob = 0 },
  accepted = { "chip yellow-circle" },
}

rounds:case "B3 no more slides than were bid are shown" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle bid anna 3 time yS yE yN",
  after = "turn=chance phase=drawing h2=Y",
  refused = { yW = "a decision of phase `drawing`" },
}

rounds:case "B4 time up without a bid brings another chip" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle flip time",
  after = "turn=chance phase=drawing",
  accepted = { "chip red-circle" },
  refused = { ["chip yellow-circle"] = "R3" },
}

rounds:case "B4 a first bid meanwhile starts a full minute" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle flip bid bob 4",
  after = "turn=anyone var.timer=2",
  refused = { flip = "B4" },
}

rounds:case "B2 time is only up if the timer was turned" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle",
  refused = { time = "B2" },
}

rounds:case "M3 arriving without a turn does not win" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B e4=Y",
  moves = "chip yellow-circle bid anna 1 time yW",
  after = "phase=drawing e4=Y",
  score = { anna = 0 },
}

local plain = test("ricochet", { set = { board = "1A,4B,3A,2C", rules = "plain" } })

plain:case "plain rounds ask for no turn" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B e4=Y",
  moves = "chip yellow-circle bid anna 1 time yW",
  score = { anna = 1 },
}

local last = test("ricochet", { set = { board = "1A,4B,3A,2C", chips_to_win = 17 } })
local almost = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y var.chips.anna=8 var.chips.bob=8"
for _, chip in ipairs {
  "blue_circle", "blue_hexagon", "blue_square", "blue_triangle", "green_circle", "green_hexagon", "green_square",
  "green_triangle", "red_circle", "red_hexagon", "red_square", "red_triangle", "yellow_hexagon", "yellow_square",
  "yellow_triangle", "vortex",
} do
  almost = almost .. " var.won_" .. chip .. "=1"
end

last:case "W1 the last chip ends the game, and the most chips win" {
  position = almost,
  moves = "chip yellow-circle bid anna 4 time yS yE yN yW",
  score = { anna = 9, bob = 8 },
  outcome = "anna",
}

last:case "W1 a round that brings back the only chip left may be ended by agreement, and equal is shared" {
  position = almost,
  moves = "chip yellow-circle flip time end",
  outcome = { "anna", "bob" },
}

local first = test("ricochet", { set = { board = "1A,4B,3A,2C", chips_to_win = 1, players = "anna,bob,cleo" } })

first:case "W1 the game ends when somebody has enough chips" {
  position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y",
  moves = "chip yellow-circle bid cleo 5 bid anna 5 time yS give up yS yE yN yW",
  outcome = "anna",
}
