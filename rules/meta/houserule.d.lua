---@meta houserule
-- Made from the table of words in src/script/word; a test holds it to that table.

---@alias SetLike Set|string|fun(game: Game, pos: Position, cell: string): any
---@alias NumberLike Number|integer|fun(game: Game, pos: Position, cell: string): any
---@alias ConditionLike Condition|boolean|fun(game: Game, pos: Position, asked: any): boolean, string?
---@alias MovesLike Moves|fun(game: Game, pos: Position): any
---@alias ActionLike Action|Action[]|fun(game: Game, pos: Position, decision: Decision): any
---@alias FlowLike Flow|Flow[]

--- The table of a game.
---@class (exact) GameSpec
---@field title string what it is called
---@field players string[] their names, in the order of their turns
---@field pieces table<string, string|table<string, string>> for each kind the letter it is written with, or one for each owner; a kind called like a player is his
---@field board Board where it is played
---@field hands? table<string, table<string, integer>> for each player how many of each kind
---@field supply? table<string, integer> for each kind how many pieces there are at most
---@field start? table<string, string> for each cell the letters of its stack, bottom to top
---@field variables? table<string, integer|EachNumber> for each name the number it begins with, `each(number)`, `each_piece(number)`, `each_line(number)` or `counter(number)`
---@field shown? string[] the variables that are told beside the board, unless they are 0
---@field looks? table<string, string|table<string, string>> for each kind of piece or region how it is drawn in pictures, or one look for each owner: an outline (`disc`, `ring`, `square`, `diamond`, `triangle`, `hexagon`, `star`, `cross`), a colour by its name or as `#rrggbb`, `unlettered`
---@field symmetric? boolean|table<string, string> whether turning and mirroring the board makes no difference, or only where one cell goes to another: `{ a1 = "h1" }`; `check` holds the rules to it
---@field alias? table how positions are called elsewhere, such as an id of a puzzle
---@field grammar? string the grammar of its notation, by the name of its file
---@field notation? string grammar rules of its notation

--- The table of a variant.
---@class (exact) VariantSpec
---@field title? string what it is called
---@field players? string[] their names, in the order of their turns
---@field pieces? table<string, string|table<string, string>> for each kind the letter it is written with, or one for each owner; a kind called like a player is his
---@field board? Board where it is played
---@field hands? table<string, table<string, integer>> for each player how many of each kind
---@field supply? table<string, integer> for each kind how many pieces there are at most
---@field start? table<string, string> for each cell the letters of its stack, bottom to top
---@field variables? table<string, integer|EachNumber> for each name the number it begins with, `each(number)`, `each_piece(number)`, `each_line(number)` or `counter(number)`
---@field shown? string[] the variables that are told beside the board, unless they are 0
---@field looks? table<string, string|table<string, string>> for each kind of piece or region how it is drawn in pictures, or one look for each owner: an outline (`disc`, `ring`, `square`, `diamond`, `triangle`, `hexagon`, `star`, `cross`), a colour by its name or as `#rrggbb`, `unlettered`
---@field symmetric? boolean|table<string, string> whether turning and mirroring the board makes no difference, or only where one cell goes to another: `{ a1 = "h1" }`; `check` holds the rules to it
---@field alias? table how positions are called elsewhere, such as an id of a puzzle
---@field grammar? string the grammar of its notation, by the name of its file
---@field notation? string grammar rules of its notation
---@field options? table<string, boolean|integer|string> other defaults of its parent's options

--- The table of an option.
---@class (exact) OptionSpec
---@field default boolean|integer|string its value unless set
---@field min? integer the smallest
---@field max? integer the largest
---@field choices? string[] the words it may be
---@field help? string what it does, in a sentence

--- The rules that are tested.
---@class (exact) TestSpec
---@field set? table<string, boolean|integer|string> values of options
---@field with? string[] house rules laid over the game, in order

--- The table of a rule test.
---@class (exact) CaseSpec
---@field position? string where it begins, such as `turn=white a1=W b1=BW`
---@field board? string what stands where at the beginning, drawn: a line for each row from the top, in it a stack, or `.`, for each cell
---@field moves? string what is played
---@field seed? integer where chance begins
---@field accepted? string[] moves that are legal then
---@field refused? table<string, string> moves that are not, each with why: the label of a rule such as `E5`, its name, or words of its sentence
---@field open? integer|string[] all moves that are legal then, or how many there are
---@field after? string|table<string, string|integer> what holds then, as a position says it: `a1=WB b1=. turn=black hand.white=W3`, or as a table; `.` is nothing
---@field board_after? string what stands where then, drawn as in `board`
---@field score? table<string, integer> the scores then
---@field outcome? string|string[] who has won, `draw`, or `open` while the game goes on
---@field perft? integer[] in how many ways play can go on then for 1 turn, for 2, and so on
---@field laws? boolean whether every law of `check` is to be kept along the moves

--- What turns a slide aside.
---@class (exact) Deflector
---@field at string the cell
---@field turns table<string, string> for each direction in which a piece enters, the one in which it goes on
---@field passes? string|string[] the kinds of piece that pass straight through

--- Which cells: `+` unites, `*` intersects, `-` takes away; `-set` is every other cell.
---@class Set
---@operator add(Set): Set
---@operator sub(Set): Set
---@operator mul(Set): Set
---@operator unm: Set
local Set = {}

--- How many: `+`, `-` and `*` compute.
---@class Number
---@operator add(Number|integer): Number
---@operator sub(Number|integer): Number
---@operator mul(Number|integer): Number
---@operator unm: Number
local Number = {}

--- Whether it is this number.
---
--- `count(own):is(1)`
---@param number NumberLike the number to compare with
---@return Condition
function Number:is(number) end

--- Whether it is another number.
---
--- `heading:is_not(0)`
---@param number NumberLike the number to compare with
---@return Condition
function Number:is_not(number) end

--- Whether it is this number or more.
---
--- `count(own):at_least(3)`
---@param number NumberLike the number to compare with
---@return Condition
function Number:at_least(number) end

--- Whether it is this number or less.
---
--- `height:at_most(2)`
---@param number NumberLike the number to compare with
---@return Condition
function Number:at_most(number) end

--- Whether it is more than this number.
---
--- `height:more_than(1)`
---@param number NumberLike the number to compare with
---@return Condition
function Number:more_than(number) end

--- Whether it is less than this number.
---
--- `ply:less_than(3)`
---@param number NumberLike the number to compare with
---@return Condition
function Number:less_than(number) end

--- Whether; `-condition` is its opposite.
---@class Condition
---@operator unm: Condition
local Condition = {}

--- Which decisions are open: `+` puts moves together.
---@class Moves
---@operator add(Moves): Moves
local Moves = {}

--- Those decisions for which a condition holds.
---
--- `slide { from = own }:only(distance:at_most(2))`
---@param condition ConditionLike may speak about the decision
---@return Moves
function Moves:only(condition) end

--- The same decisions, after which something else happens too.
---
--- `hop { over = theirs }:also(capture(taken))`
---@param action ActionLike what happens besides
---@return Moves
function Moves:also(action) end

--- Only if a condition holds.
---
--- `win:when(line(3, own))`
---@param condition ConditionLike when
---@return Moves
function Moves:when(condition) end

--- What happens: `..` puts one after the other.
---@class Action
---@operator concat(Action): Action
local Action = {}

--- Only if a condition holds.
---
--- `win:when(line(3, own))`
---@param condition ConditionLike when
---@return Action
function Action:when(condition) end

--- How play goes on.
---@class Flow
---@operator call(string): Flow
local Flow = {}

--- Only if a condition holds.
---
--- `win:when(line(3, own))`
---@param condition ConditionLike when
---@return Flow
function Flow:when(condition) end

--- Whose turn it becomes.
---
--- `go "stacking":by "white"`
---@param who Turn|string|NumberLike a player's name, `next`, `same`, or a variable with a player's number
---@return Flow
function Flow:by(who) end

--- The neighbours of a set, before it is said how many.
---@class Neighbours
local Neighbours = {}

--- Cells with a neighbour in the set.
---
--- `neighbours(own):any()`
---@return Set
function Neighbours:any() end

--- Cells whose neighbours are all in the set, and that have one in every direction.
---
--- `neighbours(occupied):all()`
---@return Set
function Neighbours:all() end

--- How many neighbours of the cell in question are in the set.
---
--- `where(neighbours(own):count():at_least(2))`
---@return Number
function Neighbours:count() end

--- A number for each player, piece or line.
---@class EachNumber
local EachNumber = {}

--- Whose turn it becomes.
---@class Turn
local Turn = {}

--- Where it is played.
---@class Board
local Board = {}

--- The same board with walls in the way of these steps.
---
--- `board.square { width = 5, height = 5 }:walls { { "a1", "n" } }`
---@param walls string[][] each a cell and a direction
---@return Board
function Board:walls(walls) end

--- The same board with a named region.
---
--- `board.square { width = 5, height = 5 }:region("home", { "a1", "b1" })`
---@param name string the region's name
---@param cells string[] its cells
---@return Board
function Board:region(name, cells) end

--- The same board with several named regions.
---
--- `board.square { width = 5, height = 5 }:regions { left = { "a1" }, right = { "e1" } }`
---@param regions table<string, string[]> for each name its cells
---@return Board
function Board:regions(regions) end

--- The same board without these cells.
---
--- `board.square { width = 5, height = 5 }:without { "c3" }`
---@param cells string[] the cells
---@return Board
function Board:without(cells) end

--- The same board with steps that lead elsewhere.
---
--- `board.square { width = 5, height = 5 }:links { { "a1", "w", "e1" } }`
---@param links string[][] each a cell, a direction and the cell it leads to
---@return Board
function Board:links(links) end

--- The names of all cells.
---
--- `for _, cell in ipairs(b:cells()) do end`
---@return string[]
function Board:cells() end

--- The cell that a step leads to, or nothing.
---
--- `b:step("a1", "n")`
---@param cell string the cell
---@param direction string the way to go
---@return string?
function Board:step(cell, direction) end

--- A game that is being declared; any other key is a rule.
---@class Game
---@field score NumberLike each player's score
---@field marked SetLike which cells the board shows to be sought
---@field fits ConditionLike what must hold of every position, whatever phase it is in
---@field phases table<string, Phase>
---@field [string] any
local Game = {}

--- A phase of the game; the first one named begins.
---
--- `local stacking = stackers:phase "stacking"`
---@param name string its name
---@return Phase
function Game:phase(name) end

--- Declares a variant: `game:variant "name" { ... }`.
---
--- `require("stackers"):variant "enclosed_may_move" {}`
---@param name string its name
---@return fun(spec: VariantSpec): Game
function Game:variant(name) end

--- A phase of a game; any other key is a rule.
---@class Phase
---@field who string who decides: `mover`, `other`, `anyone`, `chance` or a player's name
---@field moves MovesLike which decisions are open
---@field besides MovesLike which decisions anyone may make besides, whoever decides
---@field after ActionLike what happens after each decision
---@field start FlowLike what is looked at before anybody decides
---@field next FlowLike how it goes on after a decision
---@field blocked FlowLike how it goes on if no decision is open
---@field fits ConditionLike what must hold for a position to be in this phase
---@field [string] any
local Phase = {}

--- The rule tests of a game.
---@class Test
local Test = {}

--- A test: `tests:case "name" { ... }` plays from a position and says what holds then.
---
--- `tests:case "E5 an enclosed stack stays" { position = "a1=W", refused = { a1b1 = "E5" } }`
---@param name string the rule that is tested, in a few words
---@return fun(spec: CaseSpec)
function Test:case(name) end

--- The position that a function is asked about.
---@class Position
---@field turn string Who decides: a player's name, `anyone` or `chance`.
---@field mover string Whose turn it is.
---@field me string The player who is asked about: who decides, or would.
---@field ply integer Complete turns played.
---@field phase string The phase's name.
local Position = {}

--- How many pieces lie on a cell.
---
--- `pos:height(cell) > 3`
---@param cell string the cell
---@return integer
function Position:height(cell) end

--- The kind of the top piece, or nothing.
---
--- `pos:top(cell) == "king"`
---@param cell string the cell
---@return string?
function Position:top(cell) end

--- The owner of the top piece, or nothing.
---
--- `pos:owner(cell) == pos.turn`
---@param cell string the cell
---@return string?
function Position:owner(cell) end

--- The kinds of the pieces on a cell, bottom to top.
---
--- `#pos:stack(cell)`
---@param cell string the cell
---@return string[]
function Position:stack(cell) end

--- The cells one step away.
---
--- `for _, near in ipairs(pos:neighbours(cell)) do end`
---@param cell string the cell
---@return string[]
function Position:neighbours(cell) end

--- The cell one step further, or nothing.
---
--- `pos:step(cell, "n")`
---@param cell string the cell
---@param direction string the way to go
---@return string?
function Position:step(cell, direction) end

--- The cells in a direction, the nearest first.
---
--- `pos:ray(cell, "n")[2]`
---@param cell string the cell
---@param direction string the way to go
---@return string[]
function Position:ray(cell, direction) end

--- The names of all directions.
---
--- `for _, way in ipairs(pos:directions()) do end`
---@return string[]
function Position:directions() end

--- The cells of a set.
---
--- `pos:cells(occupied)`
---@param set SetLike a set or the name of a rule
---@return string[]
function Position:cells(set) end

--- Whether a cell is in a set.
---
--- `pos:has(stacking.enclosed, cell)`
---@param set SetLike a set or the name of a rule
---@param cell string the cell
---@return boolean
function Position:has(set, cell) end

--- The value of a number.
---
--- `pos:number(count(own))`
---@param number NumberLike a number
---@return integer
function Position:number(number) end

--- Whether a condition holds.
---
--- `pos:holds(line(3, own))`
---@param condition ConditionLike a condition
---@return boolean
function Position:holds(condition) end

--- How many pieces a player may still bring in.
---
--- `pos:hand("white", "red")`
---@param who string which player
---@param kind? string the kind of piece
---@return integer
function Position:hand(who, kind) end

--- How many pieces a player has captured.
---
--- `pos:captured("me")`
---@param who string which player
---@param kind? string the kind of piece
---@return integer
function Position:captured(who, kind) end

--- The value of a declared variable.
---
--- `pos:var "turned"`
---@param name string the variable's name
---@param who? string whose
---@return integer
function Position:var(name, who) end

--- The decision that a function is asked about.
---@class Decision
---@field from string? The cell that it leaves, or nothing.
---@field to string? The cell that it ends on, or nothing.
---@field piece string? The kind of the piece that it moves or places, or nothing.
---@field direction string? The direction in which it goes, or nothing.
---@field cells string[] The cells that it takes, goes over or encloses.
---@field word string? The word said, or nothing.
---@field number integer? The number bid, or nothing.
---@field text string How it is written.
local Decision = {}

--- Declares a game: `game "name" { ... }`.
---
--- `local stackers = game "stackers" { ... }`
---@param name string its name
---@return fun(spec: GameSpec): Game
function game(name) end

--- Declares something that whoever plays may set, and gives the value in force.
---
--- `local size = option("size", { default = 4, min = 2, max = 9, help = "side of the hexagon" })`
---@param name string its name
---@param declared table<string, any> its default, range or choices, and what it does
---@return any
function option(name, declared) end

--- Draws something by lot before the game begins, and gives it. A record says what was drawn in its first decision: `NAME VALUE`.
---
--- `local side = lot("side", { "left", "right" })`
---@param name string its name
---@param from string[] what it is drawn from
---@return string
function lot(name, from) end

--- The lines of a text file that whoever plays names by an option.
---
--- `for number, line in ipairs(lines_of "drawing") do end`
---@param option string the option that names the file
---@return string[]
function lines_of(option) end

--- The arguments of `refuse`.
---@class (exact) RefuseSpec
---@field because string why
---@field option? string the option whose value cannot be
---@field names? string[] what could have been meant
---@field line? integer the line of the file that the option names
---@field column? integer where in that line, in letters from 1
---@field length? integer how many letters from there

--- Ends loading: a value of an option, or a house rule, does not fit.
---
--- `refuse { option = "target", because = "there is no such target", names = { "vortex" } }`
---@param spec RefuseSpec
---@return nil
function refuse(spec) end

--- In `variables`, a number for each line of the board.
---
--- `variables = { dealt = each_line(0) }`
---@param start integer the number that all begin with
---@return EachNumber
function each_line(start) end

--- In `variables`, a number for each type of piece.
---
--- `variables = { heading = each_piece(-1) }`
---@param start integer the number that all begin with
---@return EachNumber
function each_piece(start) end

--- In `variables`, a number that makes no difference to `repetitions`, such as moves since the last capture.
---
--- `variables = { quiet = counter(0) }`
---@param start integer the number that it begins with
---@return EachNumber
function counter(start) end

--- What another script of the rules folder returns: a game to vary, or a table.
---
--- `local house = require("stackers"):variant "enclosed_may_move" {}`
---@param name string a game, or a script of the rules folder
---@return any
function require(name) end

board = {}

--- Hexagonal cells in rows.
---
--- `board.hex { "a1-i1", "a2-j2", "a3-k3" }`
---@param rows string[] the ends of each row, from the bottom
---@return Board
function board.hex(rows) end

--- The arguments of `board.hexagon`.
---@class (exact) BoardHexagonSpec
---@field size integer cells on each side
---@field rim? boolean whether pieces are pushed in from points around it

--- A hexagon of cells that stands on a corner.
---
--- `board.hexagon { size = 4, rim = true }`
---@param spec BoardHexagonSpec
---@return Board
function board.hexagon(spec) end

--- The arguments of `board.square`.
---@class (exact) BoardSquareSpec
---@field width integer cells in a row
---@field height integer rows
---@field directions? integer 4, 6 or 8

--- A rectangle; with 6 directions a rhombus of hexagons.
---
--- `board.square { width = 8, height = 8, directions = 8 }`
---@param spec BoardSquareSpec
---@return Board
function board.square(spec) end

--- The arguments of `board.graph`.
---@class (exact) BoardGraphSpec
---@field cells string[] the cells' names
---@field lines any[][] each with its direction, the opposite one, and a list of its cells
---@field positions? number[][] where to draw each cell

--- Named cells and lines between them.
---
--- `board.graph { cells = { "a", "b" }, lines = { { "e", "w", { "a", "b" } } } }`
---@param spec BoardGraphSpec
---@return Board
function board.graph(spec) end

--- Every cell of the board.
---
--- `all - region "edge"`
---@type SetLike
all = nil

--- Cells without a piece.
---
--- `place { at = empty }`
---@type SetLike
empty = nil

--- Cells with a piece.
---
--- `neighbours(occupied):all()`
---@type SetLike
occupied = nil

--- Cells whose top piece belongs to who decides.
---
--- `pieces(own)`
---@type SetLike
own = nil

--- Cells whose top piece belongs to another player.
---
--- `capture(theirs)`
---@type SetLike
theirs = nil

--- Cells whose top piece belongs to nobody.
---
--- `occupied - neutral`
---@type SetLike
neutral = nil

--- Cells whose top piece is of this kind, whoever owns it.
---
--- `own * kind "king"`
---@param kind string the kind of piece
---@return Set
function kind(kind) end

--- Cells whose top piece belongs to this player.
---
--- `count(owned_by "white")`
---@param player string the player's name
---@return Set
function owned_by(player) end

--- Cells with a piece of this kind anywhere in the stack.
---
--- `linked_to(holding "red")`
---@param kind string the kind of piece
---@return Set
function holding(kind) end

--- The cells of a region of the board.
---
--- `own * region "edge"`
---@param name string the region's name
---@return Set
function region(name) end

--- These cells.
---
--- `cells { "a1", "h8" }`
---@param names string[] the cells' names
---@return Set
function cells(names) end

--- Cells that differ from player to player, as seen by who decides; in `variables`, a number that each player has of his own.
---
--- `each { white = region "north", black = region "south" }`
---@param values table<string, SetLike>|integer cells for each player, or the number that all begin with
---@return Set
function each(values) end

--- The neighbours of a cell that are in a set: `:any()`, `:all()` or `:count()` says how many are asked for.
---
--- `neighbours(occupied):all()`
---@param set SetLike the cells to look for
---@return Neighbours
function neighbours(set) end

--- The cells one step further in a direction.
---
--- `shift(own, "n")`
---@param set SetLike the cells to start from
---@param direction string the way to go
---@return Set
function shift(set, direction) end

--- Cells with a chain of neighbours to a cell of the set.
---
--- `occupied - linked_to(holding "red")`
---@param set SetLike where the chains end
---@param within? SetLike where the chains run
---@return Set
function linked_to(set, within) end

--- Cells that a straight line over empty cells leads to from a cell of the set, the cell that ends the line included.
---
--- `in_sight(own * kind "queen") * theirs`
---@param set SetLike where the lines begin
---@param through? SetLike over which cells they go on
---@return Set
function in_sight(set, through) end

--- Cells of a set that lie in a straight unbroken run of at least so many.
---
--- `in_line(4, own)`
---@param length NumberLike how many in a row
---@param set SetLike of which cells
---@return Set
function in_line(length, set) end

--- Cells for which a condition holds that speaks about the cell.
---
--- `where(height:more_than(1))`
---@param test ConditionLike a condition, or `function(game, pos, cell)`
---@return Set
function where(test) end

--- The cell that the decision leaves. What comes in from a hand or a dot leaves none.
---
--- `put("arrow", origin)`
---@type SetLike
origin = nil

--- The cell that the decision ends on.
---
--- `capture(target * theirs)`
---@type SetLike
target = nil

--- The cells in a straight line between origin and target.
---
--- `flip(between)`
---@type SetLike
between = nil

--- The cells that the decision takes, goes over or encloses.
---
--- `flip(taken)`
---@type SetLike
taken = nil

--- The cell that a variable names, if it names one.
---
--- `all - cell_of "last"`
---@param variable string the variable's name
---@param who? string whose, if each player has one
---@return Set
function cell_of(variable, who) end

--- How many pieces lie on the cell in question.
---
--- `jump { distance = height }`
---@type NumberLike
height = nil

--- How many cells a set has.
---
--- `count(own)`
---@param set SetLike the cells
---@return Number
function count(set) end

--- How many pieces lie on the cells of a set.
---
--- `pieces(own)`
---@param set SetLike the cells
---@return Number
function pieces(set) end

--- Into how many groups of linked neighbours a set falls.
---
--- `groups(own):is(1)`
---@param set SetLike the cells
---@return Number
function groups(set) end

--- How often the position has stood at the beginning of a turn, this time included; a counter makes no difference. For `start`.
---
--- `draw:when(repetitions:at_least(3))`
---@type NumberLike
repetitions = nil

--- How many pieces who decides may still bring in.
---
--- `hand():is(0)`
---@param kind? string the kind of piece
---@return Number
function hand(kind) end

--- How many pieces a player may still bring in.
---
--- `hand_of("next", "red")`
---@param who string whose hand
---@param kind? string the kind of piece
---@return Number
function hand_of(who, kind) end

--- How many pieces who decides has captured.
---
--- `captured():at_least(8)`
---@param kind? string the kind of piece
---@return Number
function captured(kind) end

--- How many pieces a player has captured.
---
--- `captured_by("next")`
---@param who string who captured
---@param kind? string the kind of piece
---@return Number
function captured_by(who, kind) end

--- The value of a declared variable.
---
--- `var "turned":is(1)`
---@param name string the variable's name
---@param who? string whose, if each player has one; an `each_piece` is that of the piece moved
---@return Number
function var(name, who) end

--- Complete turns played.
---
--- `ply:less_than(3)`
---@type NumberLike
ply = nil

--- How many steps the decision goes.
---
--- `distance:at_most(2)`
---@type NumberLike
distance = nil

--- How many cells of a set lie on the whole line along which the decision goes.
---
--- `jump { distance = on_line(occupied) }`
---@param set SetLike the cells to count
---@return Number
function on_line(set) end

--- The direction of the decision, as a number; -1 for none.
---
--- `assign("last", heading)`
---@type NumberLike
heading = nil

--- The direction in which the decision ends, as a number; -1 for none.
---
--- `assign("last", arrival)`
---@type NumberLike
arrival = nil

--- How often the decision is turned aside on its way.
---
--- `deflections:is(0)`
---@type NumberLike
deflections = nil

--- The direction that leads back, as a number; -1 for none.
---
--- `heading:is_not(opposite(var "last"))`
---@param direction NumberLike a direction as a number
---@return Number
function opposite(direction) end

--- The type of the piece that the decision moves or places, as a number; -1 for none.
---
--- `assign("mover", piece_moved)`
---@type NumberLike
piece_moved = nil

--- The number that the decision bids; -1 for none.
---
--- `assign("bid", number_bid)`
---@type NumberLike
number_bid = nil

--- Whether a set has a cell.
---
--- `some(own * region "north")`
---@param set SetLike the cells
---@return Condition
function some(set) end

--- Whether a set has no cell.
---
--- `none(theirs)`
---@param set SetLike the cells
---@return Condition
function none(set) end

--- Whether the cell in question, or else the cell that the decision ends on, is in a set.
---
--- `slide { from = own }:only(in_set(region "edge"))`
---@param set SetLike the cells
---@return Condition
function in_set(set) end

--- Whether a straight unbroken run of at least so many cells of a set is there.
---
--- `win:when(line(3, own))`
---@param length NumberLike how many in a row
---@param set SetLike of which cells
---@return Condition
function line(length, set) end

--- The arguments of `connects`.
---@class (exact) ConnectsSpec
---@field of SetLike where the chain runs
---@field from SetLike where it begins
---@field to SetLike where it ends

--- Whether a chain of neighbours leads from one set to another.
---
--- `connects { of = own, from = region "north", to = region "south" }`
---@param spec ConnectsSpec
---@return Condition
function connects(spec) end

--- Whether who decides would have such a decision.
---
--- `can(stacking.moves)`
---@param moves MovesLike the moves
---@return Condition
function can(moves) end

--- Whether all hold.
---
--- `all_of { some(own), none(theirs) }`
---@param conditions Condition[] the conditions
---@return Condition
function all_of(conditions) end

--- Whether at least one holds.
---
--- `any_of { none(own), hand():is(0) }`
---@param conditions Condition[] the conditions
---@return Condition
function any_of(conditions) end

--- Holds always.
---
--- `win:when(always)`
---@type ConditionLike
always = nil

--- Holds never.
---
--- `house.phases.play.fits = never`
---@type ConditionLike
never = nil

--- What a function answers.
---
--- `condition(function(game, pos) return pos.ply > 3 end)`
---@param test function `function(game, pos, decision)` that answers `true`, or `false` and why not
---@return Condition
function condition(test) end

--- The arguments of `place`.
---@class (exact) PlaceSpec
---@field piece? string|string[] the kind of piece, or several to choose from
---@field at? SetLike where
---@field count? integer how many come at once, stacked
---@field text? string how it is written, such as `{from}-{to}`
---@field mark? string letters by which a text tells them from others, such as `G`

--- A piece of the hand comes onto a cell.
---
--- `place { piece = "red", at = empty }`
---@param spec PlaceSpec
---@return Moves
function place(spec) end

--- The arguments of `step`.
---@class (exact) StepSpec
---@field from? SetLike which stacks
---@field directions? string|string[]|table<string, string[]> which way: a name, a list, or a list for each player
---@field to? SetLike where it may end; what stands there is captured
---@field onto? SetLike where it may end; what stands there stays below
---@field text? string how it is written, such as `{from}-{to}`
---@field mark? string letters by which a text tells them from others, such as `G`

--- A stack goes to a neighbour.
---
--- `step { from = own, directions = { "n", "ne" }, to = empty + theirs }`
---@param spec StepSpec
---@return Moves
function step(spec) end

--- The arguments of `slide`.
---@class (exact) SlideSpec
---@field from? SetLike which stacks
---@field directions? string|string[]|table<string, string[]> which way: a name, a list, or a list for each player
---@field through? SetLike over which cells it goes on
---@field to? SetLike where it may end; what stands there is captured
---@field onto? SetLike where it may end; what stands there stays below
---@field whole? boolean whether it must go on as far as it can
---@field deflectors? Deflector[] what turns it aside on its way
---@field links? string[][] steps that lead elsewhere for it: each a cell, a direction and the cell it leads to
---@field portals? string[][] cells that lead to another at once, if that one is free: each a cell and where it leads
---@field over? SetLike a single cell in its way that it jumps over, if it can go on behind
---@field vault? SetLike cells of which it goes over one unbroken run in its way, to end right behind it
---@field at_most? NumberLike how many cells it enters at most
---@field short_by? NumberLike how many cells it stops short of where it would
---@field text? string how it is written, such as `{from}-{to}`
---@field mark? string letters by which a text tells them from others, such as `G`

--- A stack goes along a line.
---
--- `slide { from = own * kind "rook", to = empty + theirs }`
---@param spec SlideSpec
---@return Moves
function slide(spec) end

--- The arguments of `hop`.
---@class (exact) HopSpec
---@field from? SetLike which stacks
---@field directions? string|string[]|table<string, string[]> which way: a name, a list, or a list for each player
---@field over SetLike over which cells
---@field to? SetLike where it may end; what stands there is captured
---@field onto? SetLike where it may end; what stands there stays below
---@field text? string how it is written, such as `{from}-{to}`
---@field mark? string letters by which a text tells them from others, such as `G`

--- A stack goes over a neighbour to the cell behind.
---
--- `hop { from = own, over = theirs }:also(capture(taken))`
---@param spec HopSpec
---@return Moves
function hop(spec) end

--- The arguments of `jump`.
---@class (exact) JumpSpec
---@field from? SetLike which stacks
---@field directions? string|string[]|table<string, string[]> which way: a name, a list, or a list for each player
---@field distance NumberLike how many steps; may speak about the stack and its line
---@field over? SetLike over which cells
---@field to? SetLike where it may end; what stands there is captured
---@field onto? SetLike where it may end; what stands there stays below
---@field text? string how it is written, such as `{from}-{to}`
---@field mark? string letters by which a text tells them from others, such as `G`

--- A stack goes a given number of steps in a straight line.
---
--- `jump { from = stacking.movable, distance = height, onto = occupied }`
---@param spec JumpSpec
---@return Moves
function jump(spec) end

--- The arguments of `leap`.
---@class (exact) LeapSpec
---@field from? SetLike which stacks
---@field by? string[][] the ways it may take, each a list of steps; what stands on them does not matter
---@field to? SetLike where it may end; what stands there is captured
---@field onto? SetLike where it may end; what stands there stays below
---@field text? string how it is written, such as `{from}-{to}`
---@field mark? string letters by which a text tells them from others, such as `G`

--- A stack goes straight to another cell, whatever lies between.
---
--- `leap { from = own * kind "knight", by = { { "n", "n", "e" } }, to = empty + theirs }`
---@param spec LeapSpec
---@return Moves
function leap(spec) end

--- The arguments of `push`.
---@class (exact) PushSpec
---@field piece? string|string[] the kind of piece, or several to choose from
---@field count? integer how many come at once, stacked
---@field onto? SetLike where the furthest piece may end
---@field text? string how it is written, such as `{from}-{to}`
---@field mark? string letters by which a text tells them from others, such as `G`

--- A piece of the hand is pushed in from the rim; the unbroken run before it moves on one step.
---
--- `push { piece = "basic" }`
---@param spec PushSpec
---@return Moves
function push(spec) end

--- The arguments of `flank`.
---@class (exact) FlankSpec
---@field piece? string|string[] the kind of piece, or several to choose from
---@field at? SetLike where it may come
---@field over SetLike which cells may be enclosed
---@field against SetLike against which cells
---@field count? integer how many come at once, stacked
---@field text? string how it is written, such as `{from}-{to}`
---@field mark? string letters by which a text tells them from others, such as `G`

--- A piece comes where it encloses a straight line of cells against another.
---
--- `flank { over = theirs, against = own }:also(flip(taken))`
---@param spec FlankSpec
---@return Moves
function flank(spec) end

--- The arguments of `take`.
---@class (exact) TakeSpec
---@field length NumberLike how many in a row
---@field of SetLike of which cells
---@field exact? boolean whether exactly `length` are taken, of a longer row whichever are chosen
---@field along? SetLike what extends a row
---@field spare? SetLike which cells of a row may be left standing
---@field once? string where it is kept which rows are dealt with: an `each_line`
---@field fate? string what becomes of the pieces: `taken`, `captured`, `returned` or `out`
---@field text? string how it is written, such as `{from}-{to}`
---@field mark? string letters by which a text tells them from others, such as `G`

--- A row is taken with all that directly extends it: own pieces go back to the hand, others are captured.
---
--- `take { length = 4, of = own, along = occupied }`
---@param spec TakeSpec
---@return Moves
function take(spec) end

--- The arguments of `choose`.
---@class (exact) ChooseSpec
---@field from SetLike which cells
---@field text? string how it is written, such as `{from}-{to}`
---@field mark? string letters by which a text tells them from others, such as `G`

--- A cell is chosen.
---
--- `choose { from = own }`
---@param spec ChooseSpec
---@return Moves
function choose(spec) end

--- The arguments of `bid`.
---@class (exact) BidSpec
---@field listed? integer up to which number bids are listed; higher ones are open as well
---@field text? string how it is written, such as `{from}-{to}`

--- A number from 1 up is bid; where anyone decides, any player may, and `me` is who does.
---
--- `bid {}:only(number_bid:less_than(var "bid"))`
---@param spec BidSpec
---@return Moves
function bid(spec) end

--- A word is said.
---
--- `say "end"`
---@param word string the word
---@return Moves
function say(word) end

--- The decisions of the first that has any.
---
--- `first { place { piece = "red" }, place {} }`
---@param moves Moves[] the moves, the most urgent first
---@return Moves
function first(moves) end

--- Stacks leave the board and are out of the game.
---
--- `remove(occupied - linked_to(holding "red"))`
---@param set SetLike on which cells
---@return Action
function remove(set) end

--- Stacks leave the board, captured by who decides.
---
--- `capture(between * theirs)`
---@param set SetLike on which cells
---@return Action
function capture(set) end

--- Stacks leave the board, each piece back to its owner's hand.
---
--- `give_back(taken)`
---@param set SetLike on which cells
---@return Action
function give_back(set) end

--- Stacks leave the board: those of who decides go back to the hand, the others are captured.
---
--- `take_in(in_line(4, own))`
---@param set SetLike on which cells
---@return Action
function take_in(set) end

--- The top pieces become those of the next player, of the same kind, or of the kind called like him.
---
--- `flip(taken)`
---@param set SetLike on which cells
---@return Action
function flip(set) end

--- The top pieces leave their stacks and go beneath the stack on the cell that the decision ends on.
---
--- `hop { over = theirs }:also(tuck(taken))`
---@param set SetLike on which cells
---@return Action
function tuck(set) end

--- The top pieces become another kind of the same owner.
---
--- `become(target * region "north", "king")`
---@param set SetLike on which cells
---@param kind string the kind of piece
---@return Action
function become(set, kind) end

--- A piece comes on top from outside the game.
---
--- `put("arrow", target)`
---@param kind string the kind of piece
---@param set SetLike on which cells
---@return Action
function put(kind, set) end

--- A player's hand changes.
---
--- `add_to_hand("stone", 1)`
---@param kind string the kind of piece
---@param number NumberLike how many; fewer than 0 take away
---@param who? string whose hand
---@return Action
function add_to_hand(kind, number, who) end

--- A variable gets a value.
---
--- `assign("turned", var "turned" + 1)`
---@param variable string the variable's name
---@param number NumberLike its new value
---@param who? string whose, if each player has one
---@return Action
function assign(variable, number, who) end

--- All values of a variable become 0.
---
--- `clear "dealt"`
---@param variable string the variable's name
---@return Action
function clear(variable) end

--- A variable names the first of these cells, or none.
---
--- `assign_cell("last", target)`
---@param variable string the variable's name
---@param set SetLike the cell
---@param who? string whose, if each player has one
---@return Action
function assign_cell(variable, set, who) end

--- The turn is complete; the next player's begins in a phase.
---
--- `go "stacking":by "white"`
---@param phase string the phase's name
---@return Flow
function go(phase) end

--- The turn goes on in a phase.
---
--- `follow "taking"`
---@param phase string the phase's name
---@return Flow
function follow(phase) end

--- Who cannot decide passes, if another player can; else the game ends by the score.
---
--- `stacking.blocked = pass`
---@type FlowLike
pass = nil

--- Who decides wins, or the player named.
---
--- `win:when(line(3, own))`
---@type FlowLike
win = nil

--- Who decides loses, or the player named.
---
--- `lose "next":when(none(theirs))`
---@type FlowLike
lose = nil

--- Nobody wins.
---
--- `draw:when(none(empty))`
---@type FlowLike
draw = nil

--- The highest score wins; nobody does if all are equal.
---
--- `score:when(none(empty))`
---@type FlowLike
score = nil

--- The highest score wins, and all who have it share the win.
---
--- `share:when(none(empty))`
---@type FlowLike
share = nil

--- The same player's turn again.
---
--- `go "play":by(same)`
---@type Turn
same = nil

--- The rule tests of a game, in a file whose name ends in `_test.lua`, beside the rules.
---
--- `local tests = test "stackers"`
---@param game string a game or a variant, by its name or by the path of its script from here
---@param rules? TestSpec options that are set, house rules laid over it
---@return Test
function test(game, rules) end

