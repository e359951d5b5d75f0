--- Chess. Checkmate the king. Shows how far expressions go, and where a rule is a function.
local chess = game "chess" {
  title   = "Chess",
  players = { "white", "black" },
  pieces  = {
    pawn = { white = "P", black = "p" }, knight = { white = "N", black = "n" }, bishop = { white = "B", black = "b" },
    rook = { white = "R", black = "r" }, queen = { white = "Q", black = "q" }, king = { white = "K", black = "k" },
  },
  board   = board.square { width = 8, height = 8, directions = 8 },
  start   = {
    a1 = "R", b1 = "N", c1 = "B", d1 = "Q", e1 = "K", f1 = "B", g1 = "N", h1 = "R",
    a2 = "P", b2 = "P", c2 = "P", d2 = "P", e2 = "P", f2 = "P", g2 = "P", h2 = "P",
    a7 = "p", b7 = "p", c7 = "p", d7 = "p", e7 = "p", f7 = "p", g7 = "p", h7 = "p",
    a8 = "r", b8 = "n", c8 = "b", d8 = "q", e8 = "k", f8 = "b", g8 = "n", h8 = "r",
  },
  variables = {
    -- whether each side may still castle: short, long
    short = each(1), long = each(1),
    -- the square that a pawn passed over in the last turn, and where it stands
    passed = -1, runner = -1,
    -- turns since a pawn moved or something was captured
    quiet = counter(0), men = 32,
  },
  grammar = "chess",
}

local play = chess:phase "play"

local straight, diagonal = { "n", "e", "s", "w" }, { "ne", "se", "sw", "nw" }
local ahead, beside = { white = { "n" }, black = { "s" } }, { white = { "ne", "nw" }, black = { "se", "sw" } }

--- C1 A piece goes to an empty square or captures on one of the other side's.
chess.open = empty + theirs

-- A turn that cannot be taken back: the count of quiet turns begins anew.
local lasting = assign("quiet", -1)

chess.far = each { white = region "north", black = region "south" }

--- C2 A pawn goes one square ahead, from its first row two; it captures diagonally ahead.
play.pawns = (step { from = own * kind "pawn", directions = ahead }
  + step { from = own * kind "pawn", directions = beside, to = theirs }):also(lasting)

play.doubles = jump {
  from = own * kind "pawn" * each { white = shift(region "south", "n"), black = shift(region "north", "s") },
  directions = ahead, distance = 2, over = empty,
}:also(assign_cell("passed", between) .. assign_cell("runner", target) .. lasting)

--- C3 A pawn that went two squares may be captured in the next turn as if it had gone one.
play.in_passing = step { from = own * kind "pawn", directions = beside, to = cell_of "passed" }:also(capture(cell_of "runner"))

--- C4 A pawn that comes to the far side does not stay one.
play.quiet_pawns = play.pawns:only(in_set(-chess.far))

local promotions = {}
for letter, name in pairs { Q = "queen", R = "rook", B = "bishop", N = "knight" } do
  local text = "{from}{to}=" .. letter
  promotions[#promotions + 1] = (step { from = own * kind "pawn", directions = ahead, text = text, mark = letter }
    + step { from = own * kind "pawn", directions = beside, to = theirs, text = text, mark = letter })
    :only(in_set(chess.far)):also(become(target, name) .. lasting)
end
--- C4 A pawn that comes to the far side becomes a queen, rook, bishop or knight.
play.promotions = promotions[1] + promotions[2] + promotions[3] + promotions[4]

--- C5 Knights leap; bishops, rooks and queens go along lines; a king goes one square.
play.pieces = leap {
    from = own * kind "knight", to = chess.open,
    by = {
      { "n", "ne" }, { "n", "nw" }, { "s", "se" }, { "s", "sw" }, { "e", "ne" }, { "e", "se" }, { "w", "nw" }, { "w", "sw" },
    },
  }
  + slide { from = own * (kind "bishop" + kind "queen"), directions = diagonal, to = chess.open }
  + slide { from = own * (kind "rook" + kind "queen"), directions = straight, to = chess.open }
  + step { from = own * kind "king", to = chess.open }

-- For each square the squares a knight leaps to, and the lines from it with what comes along them.
local leaps_from, lines_from = {}, {}
for column = 1, 8 do
  for row = 1, 8 do
    local function square(right, up)
      local c, r = column + right, row + up
      return c >= 1 and c <= 8 and r >= 1 and r <= 8 and string.char(96 + c) .. r or nil
    end
    local leaps, lines = {}, {}
    for right = -2, 2 do
      for up = -2, 2 do
        if math.abs(right * up) == 2 then
          leaps[#leaps + 1] = square(right, up)
        elseif math.abs(right) <= 1 and math.abs(up) <= 1 and (right ~= 0 or up ~= 0) then
          local slider = right * up == 0 and "rook" or "bishop"
          -- whose pawns capture along the first step of this line, towards the square
          local pawns = right * up ~= 0 and (up < 0 and "white" or "black") or nil
          local line = { slider = slider, pawns = pawns }
          while square(right * (#line + 1), up * (#line + 1)) do
            line[#line + 1] = square(right * (#line + 1), up * (#line + 1))
          end
          lines[#lines + 1] = line
        end
      end
    end
    leaps_from[square(0, 0)], lines_from[square(0, 0)] = leaps, lines
  end
end

-- Whether a side attacks a square; `kind_on` tells the kind on a square, `owner_on` whose it is.
local function attacked(kind_on, owner_on, cell, by)
  for _, at in ipairs(leaps_from[cell]) do
    if kind_on(at) == "knight" and owner_on(at) == by then
      return true
    end
  end
  for _, line in ipairs(lines_from[cell]) do
    for distance, at in ipairs(line) do
      local kind = kind_on(at)
      if kind then
        local slides = kind == "queen" or kind == line.slider
        local near = distance == 1 and (kind == "king" or kind == "pawn" and line.pawns == by)
        if (slides or near) and owner_on(at) == by then
          return true
        end
        break
      end
    end
  end
  return false
end

local function other(player)
  return player == "white" and "black" or "white"
end

-- Whether a square is attacked as things are, or if a piece went from one square to another and one left a third.
local function danger(pos, cell, by, from, to, gone)
  local function kind_on(at)
    if at == to then
      return pos:top(from)
    end
    return at ~= from and at ~= gone and pos:top(at) or nil
  end
  local function owner_on(at)
    return pos:owner(at == to and from or at)
  end
  return attacked(kind_on, owner_on, cell, by)
end

local function king_of(pos)
  return pos:cells(own * kind "king")[1]
end

--- C6 No turn may leave one's own king attacked.
play.safe = condition(function(game, pos, decision)
  if not decision.from then
    return true
  end
  local gone
  if decision.piece == "pawn" and pos:has(cell_of "passed", decision.to) then
    gone = pos:cells(cell_of "runner")[1]
  end
  local king = decision.piece == "king" and decision.to or king_of(pos)
  return not king or not danger(pos, king, other(pos.me), decision.from, decision.to, gone)
end)

-- Castling of a side to one wing: whether the way is free and not attacked, and what happens.
local function castling(wing, row, king_to, rook_from, rook_to, free, crossed)
  local way = {}
  for _, column in ipairs(free) do
    way[#way + 1] = column .. row
  end
  local safe = condition(function(game, pos)
    for _, column in ipairs(crossed) do
      if danger(pos, column .. row, other(pos.me)) then
        return false
      end
    end
    return true
  end)
  local side = row == 1 and "white" or "black"
  local may = all_of {
    var(wing):is(1), some(own * kind "king" * cells { "e" .. row }), none(occupied * cells(way)), safe,
  }
  local moves = remove(cells { "e" .. row, rook_from .. row })
    .. put("king", cells { king_to .. row }) .. put("rook", cells { rook_to .. row })
  return say(wing == "short" and "O-O" or "O-O-O"):when(may):also(moves)
end

--- C7 King and rook that have not moved castle over free squares; the king neither leaves, crosses nor enters an attacked one.
play.castling = castling("short", 1, "g", "h", "f", { "f", "g" }, { "e", "f", "g" })
  + castling("long", 1, "c", "a", "d", { "b", "c", "d" }, { "e", "d", "c" })
  + castling("short", 8, "g", "h", "f", { "f", "g" }, { "e", "f", "g" })
  + castling("long", 8, "c", "a", "d", { "b", "c", "d" }, { "e", "d", "c" })

play.moves = (play.quiet_pawns + play.promotions + play.doubles + play.in_passing + play.pieces):only(play.safe) + play.castling

-- A right to castle ends when something leaves or enters a square on which the king or rook began.
local touched = origin + target
local function ends(variable, who, squares)
  return assign(variable, 0, who):when(some(touched * cells(squares)))
end

--- C7 A king or rook that has moved, or a rook that was captured, castles no more.
play.rights = ends("short", "white", { "e1", "h1" }) .. ends("long", "white", { "e1", "a1" })
  .. ends("short", "black", { "e8", "h8" }) .. ends("long", "black", { "e8", "a8" })
  .. (assign("short", 0) .. assign("long", 0)):when(none(touched))

--- C3 What a pawn passed over is forgotten after one turn.
play.doubled = all_of { distance:is(2), some(target * kind "pawn") }
play.forget = (assign("passed", -1) .. assign("runner", -1)):when(-play.doubled)

--- C10 Turns are counted in which no pawn moves and nothing is captured.
play.count = assign("quiet", var "quiet" + 1)
  .. assign("quiet", 0):when(count(occupied):is_not(var "men"))
  .. assign("men", count(occupied))

play.after = play.rights .. play.forget .. play.count

--- C9 A king that is attacked and cannot be helped is checkmate.
play.check = condition(function(game, pos)
  local king = king_of(pos)
  return king ~= nil and danger(pos, king, other(pos.me))
end)

--- C9 Checkmate loses; who cannot move without being in check makes it a draw.
play.blocked = { lose:when(play.check), draw }

--- C10 It is a draw when a position stands for the third time, the same side to move with the same rights.
chess.repeated = repetitions:at_least(3)

--- C11 It is a draw after fifty turns of each side without a capture or a move of a pawn.
chess.quiet = (var "quiet"):at_least(100)

--- C12 It is a draw when neither side has what a checkmate takes: two kings, alone or with one knight or bishop.
chess.bare = any_of {
  count(occupied):is(2),
  all_of { count(occupied):is(3), some(kind "knight" + kind "bishop") },
}

play.start = { draw:when(any_of { chess.repeated, chess.quiet, chess.bare }) }

--- A square holds one piece.
chess.fits = pieces(occupied):is(count(occupied))

return chess
