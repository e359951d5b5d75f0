--- Ricochet Robots, Alex Randolph, 1999. Find the shortest way to the target before the others do.
local boards = require "ricochet/board"
local common = require "ricochet/common"
local slides = require "ricochet/slides"

local with = common.options {
  default = "",
  help = "four faces, clockwise from the north-west; drawn by lot unless set",
}
local edition = option("edition", {
  default = "first",
  choices = { "first", "second", "both" },
  help = "of which edition a board is drawn: its faces are A and B, C and D, or all",
})
local players = option("players", { default = "anna,bob", help = "the names of the players, with commas between" })
local chips_to_win = option("chips_to_win", {
  default = 0,
  min = 0,
  max = 17,
  help = "how many chips end the game; 0: 8 for two players, 6 for three, 5 for four, else all",
})
option("patience", { default = 5, min = 1, max = 60, help = "after how many minutes without a bid the timer may as well be turned" })

-- W1 The names of all who play.
local names = {}
for name in string.gmatch(players .. ",", "([^,]*),") do
  local known = {}
  for _, other in ipairs(names) do known[string.lower(other)] = true end
  if not string.find(name, "^%a[%w_]*$") or known[string.lower(name)] then
    refuse { option = "players", because = "names have letters and digits, and all differ, as in `anna,bob`" }
  end
  table.insert(names, name)
end
local leader = names[1]

local drawn = with.board == "" and with.drawing == ""
if drawn then with.board = lot("board", boards.of_edition(edition)) end
local whole, kinds = common.whole(with), common.kinds(with)
local chips = whole.names
if #chips == 0 then
  refuse { option = "drawing", because = "the board has no target, so there is nothing to win" }
end

local variables = {
  chip = 0, colour = 0, goal = -1, returned = 0, agreed = 0,
  timer = 0, bids = 0, bid = each(0), order = each(0), made = 0, chips = each(0),
}
if with.rules == "house" then
  variables.last_robot, variables.last_heading = 0, 0
  variables.ended, variables.turned = each_piece(0), each_piece(0)
end
local function won(chip) return "won_" .. string.gsub(chip, "-", "_") end
for _, chip in ipairs(chips) do variables[won(chip)] = 0 end
local colours = {}
for _, colour in ipairs(common.colours) do
  if kinds[colour] then
    table.insert(colours, colour)
    variables["home_" .. colour] = -1
  end
end

local ricochet = game "ricochet" {
  title     = "Ricochet Robots",
  players   = names,
  pieces    = kinds,
  looks     = common.looks(whole),
  board     = whole.board,
  variables = variables,
  shown     = { "bid", "made" },
  grammar   = "ricochet",
}

-- All of some actions, moves or numbers, one after the other.
local function together(parts, join)
  local all = parts[1]
  for place = 2, #parts do all = join(all, parts[place]) end
  return all
end
local function after_each_other(parts) return together(parts, function(one, other) return one .. other end) end
local function any(parts) return together(parts, function(one, other) return one + other end) end
local function for_each(list, make)
  local made = {}
  for place, each in ipairs(list) do table.insert(made, make(each, place)) end
  return made
end

-- The board -------------------------------------------------------------------------------------------------------

local assembling
if drawn then
  assembling = ricochet:phase "assembling"
  assembling.who = "chance"

  --- R1 The board is put together at random from four quarters whose targets all differ.
  assembling.moves = say("board " .. with.board)

  --- R2 Then the robots come onto it.
  assembling.next = go "placing":by(leader)

  --- R1 The board is put together before anything else.
  assembling.fits = none(occupied)
end

-- The robots ------------------------------------------------------------------------------------------------------

local placing = ricochet:phase "placing"
placing.who = "chance"

local marked = for_each(chips, function(chip) return whole.targets[chip] end)
local deflecting = with.diagonals and whole.diagonals or {}
for _, diagonal in ipairs(deflecting) do table.insert(marked, diagonal.at) end
if #whole.cells.cells - #marked < #colours then
  refuse { option = "drawing", because = "the robots have no room: they begin on cells without a target or a diagonal" }
end

--- R2 Robots begin on cells without a target or a diagonal, outside the centre.
placing.space = empty - cells(marked)

--- R2 Each robot comes onto a random cell of its own.
placing.moves = any(for_each(colours, function(colour)
  return place { piece = colour, at = placing.space, text = "robot {piece:lower} {to}" }:when(none(kind(colour)))
end))

--- R2 All robots stand on different cells, one of each colour.
ricochet.apart = all_of(for_each(colours, function(colour) return count(holding(colour)):at_most(1) end))

--- R2 All robots stand on different cells.
ricochet.single = pieces(occupied):is(count(occupied))

--- R2 All robots are on the board.
ricochet.complete = pieces(occupied):is(#colours)

--- R2 When all robots are on the board, the first round begins.
placing.next = { go "drawing":by(leader):when(ricochet.complete), go "placing":by(leader) }

--- R2 A robot is missing.
placing.fits = all_of { ricochet.apart, ricochet.single, -ricochet.complete }

-- The chip --------------------------------------------------------------------------------------------------------

local drawing, bidding, showing = ricochet:phase "drawing", ricochet:phase "bidding", ricochet:phase "showing"
drawing.who = "chance"

local function draw_chip(chip, number)
  local colour = table.find(common.colours, string.match(chip, "^%a+")) or 0
  local taken = assign("chip", number) .. assign("colour", colour) .. assign_cell("goal", region(chip))
  return say("chip " .. chip):when(var(won(chip)):is(0)):also(taken)
end

--- R3 A round draws one of the chips that nobody has won.
drawing.bag = any(for_each(chips, draw_chip))

--- R3 A round draws a chip that nobody has won; after a round without a bid another one, if there is another.
drawing.others = any(for_each(chips, function(chip, number)
  return draw_chip(chip, number):when(var "returned":is_not(number))
end))

--- R3 A round draws a chip.
drawing.moves = first { drawing.others, drawing.bag }

--- W1 Between rounds the game may be ended by agreement.
drawing.besides = say("end"):also(assign("agreed", 1))

--- B3 It is remembered where the robots stand.
drawing.after = after_each_other(for_each(colours, function(colour)
  return assign_cell("home_" .. colour, kind(colour))
end)) .. assign("returned", 0)

--- W1 The most chips win; who has equally many shares the win.
drawing.next = { share:when(var "agreed":is(1)), go "bidding":by(leader) }

--- W1 The game ends when all chips are won.
drawing.blocked = share

--- R3 No chip is in the centre, and all robots are on the board.
drawing.fits = all_of { ricochet.apart, ricochet.single, ricochet.complete, var "chip":is(0) }

-- The bids --------------------------------------------------------------------------------------------------------

bidding.who = "anyone"

--- B1 A player's later bid must be lower than his own last.
bidding.lower = any_of { var "bid":is(0), number_bid:less_than(var "bid") }

--- B1 The first bid turns the timer.
bidding.turning = assign("timer", 2):when(var "bids":is(0))

--- B1 A bid is kept, and which came first.
bidding.noting = bidding.turning
  .. assign("bids", var "bids" + 1) .. assign("order", var "bids") .. assign("bid", number_bid)

--- B1 Anyone may bid a number of moves at any time, any number of times.
bidding.bids = bid {}:only(bidding.lower):also(bidding.noting)

--- B4 Who is tired of waiting for a bid may turn the timer.
bidding.flip = say "flip":when(all_of { var "timer":is(0), var "bids":is(0) }):also(assign("timer", 1))

--- B4 If time is up without a bid, the chip goes back to the bag.
bidding.returning = assign("returned", var "chip") .. ricochet.closing

--- B2 Time can only be up if the timer was turned.
bidding.time = say "time":when(var "timer":at_least(1)):also(
  assign("timer", 0) .. ricochet.afresh .. bidding.returning:when(var "bids":is(0))
)

--- W1 Until somebody bids or turns the timer, the game may still be ended by agreement.
bidding.ending = say "end":when(var "timer":is(0)):also(assign("agreed", 1) .. ricochet.closing)

--- B1 Anyone may bid, turn the timer, or say that time is up.
bidding.moves = bidding.bids + bidding.flip + bidding.time + bidding.ending

-- Whether a player shows before another.
local function before(one, other)
  local equal = var("bid", one):is(var("bid", other))
  local fewer = var("chips", one):less_than(var("chips", other))
  return any_of {
    var("bid", other):is(0),
    var("bid", one):less_than(var("bid", other)),
    all_of { equal, fewer },
    all_of { equal, var("chips", one):is(var("chips", other)), var("order", one):less_than(var("order", other)) },
  }
end

--- B2 The lowest bid shows first; of equal ones that of who has won fewer chips; then the earlier one.
bidding.first_shows = for_each(names, function(name)
  local conditions = { var("bid", name):at_least(1) }
  for _, other in ipairs(names) do
    if other ~= name then table.insert(conditions, before(name, other)) end
  end
  return go "showing":by(name):when(all_of(conditions))
end)

--- B2 When time is up, the lowest bid shows first; without a bid another chip is drawn.
bidding.next = {
  share:when(var "agreed":is(1)),
  go "bidding":by(leader):when(var "timer":at_least(1)),
  bidding.first_shows,
  go "drawing":by(leader),
}

--- B1 A chip is in the centre, all robots are on the board, and nobody shows yet.
bidding.fits = all_of {
  ricochet.apart, ricochet.single, ricochet.complete, var "chip":at_least(1), any_of { var "timer":at_least(1), var "bids":is(0) },
}

-- The showing -----------------------------------------------------------------------------------------------------

local forgetting = assign("made", 0)
if with.rules == "house" then
  forgetting = forgetting .. assign("last_robot", 0) .. assign("last_heading", 0) .. clear "ended" .. clear "turned"
end

--- M2 Each showing begins afresh: nothing counts of earlier slides.
ricochet.afresh = forgetting

--- B3 After a round no chip is in the centre and no bid holds.
ricochet.closing = assign("chip", 0) .. assign("colour", 0) .. assign("goal", -1)
  .. assign("timer", 0) .. assign("bids", 0) .. clear "bid" .. clear "order" .. ricochet.afresh

local settling = showing.counting:when(some(target))
  .. showing.winning:when(showing.solved) .. showing.failing:when(showing.missed)
local rules = common.slides(with, whole, kinds)
rules.besides, rules.after = showing.giving_up, settling
slides.give(showing, rules)

--- B3 A showing may be given up.
showing.giving_up = say "give up":also(showing.failing)

--- B3 Each slide is counted.
showing.counting = assign("made", var "made" + 1)

--- M3 Of every robot it is remembered whether it has turned.
showing.active = occupied

--- M0 The active robot is the one in the chip's colour; on the vortex any robot is.
showing.is_active = any_of(for_each({ 0, 1, 2, 3, 4 }, function(colour)
  if colour == 0 then return var "colour":is(0) end
  return all_of { var "colour":is(colour), some(target * kind(common.colours[colour])) }
end))

--- M0 The active robot ends a slide on the chip's cell.
showing.arrives = all_of { some(target * cell_of "goal"), showing.is_active }

if with.rules == "house" then
  --- M3 The robot that arrives must have turned left or right at an obstacle at least once.
  showing.has_turned = var "turned":is(1)

  --- M0 Solved when the active robot ends a slide on the chip's cell, having turned at least once.
  showing.solved = all_of { showing.arrives, showing.has_turned }
else
  --- M0 Solved when the active robot ends a slide on the chip's cell.
  showing.solved = showing.arrives
end

--- B3 Shown in at most the number bid: the chip is won, and the robots stay.
showing.winning = assign("chips", var "chips" + 1)
  .. after_each_other(for_each(chips, function(chip, number)
    return assign(won(chip), 1):when(var "chip":is(number))
  end))
  .. ricochet.closing

--- B3 As many slides as were bid are made, and the chip is not won.
showing.missed = all_of { var "bid":at_least(1), var "made":at_least(var "bid") }

--- B3 The robots go back to where they stood.
showing.putting_back = remove(occupied) .. after_each_other(for_each(colours, function(colour)
  return put(colour, cell_of("home_" .. colour))
end))

--- B3 Nobody is left who could show.
showing.nobody_left = all_of(for_each(names, function(name) return var("bid", name):is(0) end))

--- B3 Who fails has shown for this round, and the robots go back; when nobody succeeds the chip does too.
showing.failing = showing.putting_back .. assign("bid", 0) .. assign("order", 0) .. ricochet.afresh
  .. ricochet.closing:when(showing.nobody_left)

local usual = { [2] = 8, [3] = 6, [4] = 5 }
local goal = chips_to_win > 0 and chips_to_win or usual[#names] or #chips

--- W1 The game ends when somebody has won enough chips, or all are won.
showing.over = any_of {
  var "chips":at_least(math.min(goal, #chips)),
  any(for_each(chips, function(chip) return var(won(chip)) end)):is(#chips),
}

--- B3 After a success the next round starts from there; after a failure the next bidder shows.
showing.next = {
  share:when(showing.over),
  go "drawing":by(leader):when(var "chip":is(0)),
  go "showing":by(same):when(var "bid":at_least(1)),
  bidding.first_shows,
}

--- B3 A chip is in the centre, all robots are on the board, and who shows has bid.
showing.fits = all_of {
  ricochet.apart, ricochet.single, ricochet.complete, var "chip":at_least(1), var "bid":at_least(1), var "timer":is(0),
}

--- M0 The cell with the sign of the chip is to be reached.
ricochet.marked = cell_of "goal"

--- W1 The most chips win.
ricochet.score = var "chips"

return ricochet
