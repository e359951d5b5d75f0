use super::builder::{Builder, always, and, compare, count, go, make, make_with, minus, not, or, when};
use houserule::board::Board;
use houserule::position::{Piece, Player};
use houserule::rule::{
    Action, Comparison, Condition, Decides, Directions, Each, Fate, Game, Landing, Manner, Moves, Next,
    Number, Owner, Pieces, Set, Shape, TurnTo, VariableId, Who, Whose,
};
use std::sync::Arc;

fn own() -> Set {
    Set::Owned(Owner::Me)
}

fn theirs() -> Set {
    Set::Owned(Owner::Others)
}

fn each(white: u8, black: u8) -> Pieces {
    Pieces { of: vec![vec![Piece(white)], vec![Piece(black)]], count: 1 }
}

fn place(at: Set) -> Shape {
    Shape::Place { pieces: each(0, 1), at }
}

/// DVONN: white 0, black 1, red 2.
pub fn stacking() -> Arc<Game> {
    let board = Board::hex_rows(&["a1-i1", "a2-j2", "a3-k3", "b4-k4", "c5-k5"]).unwrap();
    let mut b = Builder::new(
        "stacking",
        board,
        &[("white", "W", Some(0)), ("black", "B", Some(1)), ("red", "R", None)],
    );
    for (player, piece, count) in [(0, 0, 23), (0, 2, 2), (1, 1, 23), (1, 2, 1)] {
        b.hand(player, piece, count);
    }
    let space = b.set("space", Set::Empty);
    let red = Pieces { of: vec![vec![Piece(2)], vec![Piece(2)]], count: 1 };
    let moves = Moves::First(vec![make(Shape::Place { pieces: red, at: space.clone() }), make(place(space))]);
    let stacking = Next::Go { phase: 1, turn: TurnTo::Who(Who::Player(Player(0))) };
    b.phase("placing", moves, None, vec![always(go(0))], vec![always(stacking)]);
    let enclosed = b.set("enclosed", Set::Surrounded(Box::new(Set::Occupied)));
    let movable = b.set("movable", minus(own(), enclosed));
    let landing = b.set("landing", Set::Occupied);
    let distance = b.rule("distance", houserule::rule::Body::Number(Number::Height));
    let jump = Shape::Jump {
        from: movable,
        directions: Directions::All,
        distance: Number::Rule(distance),
        over: Set::All,
        to: landing,
        landing: Landing::Stack,
    };
    let linked = Set::Linked { to: Box::new(Set::Holding(4)), within: Box::new(Set::Occupied) };
    let after = Action::Remove(minus(Set::Occupied, linked), Fate::Out);
    b.phase("stacking", make(jump), Some(after), vec![always(go(1))], vec![always(Next::Pass)]);
    b.game.score = Some(Number::Pieces(Box::new(own())));
    b.build()
}

/// GIPF, basic.
pub fn pushing() -> Arc<Game> {
    let board = Board::hexagon(4, true).unwrap();
    let mut b = Builder::new("pushing", board, &[("white", "W", Some(0)), ("black", "B", Some(1))]);
    b.hand(0, 0, 12);
    b.hand(1, 1, 12);
    b.stand("b5 e2 h5", &[0]);
    b.stand("b2 e8 h2", &[1]);
    let take = || {
        make(Shape::Take {
            length: Number::Constant(4),
            exact: false,
            of: own(),
            along: Set::Occupied,
            spare: None,
            once: None,
            fate: Fate::Taken,
        })
    };
    let push = make(Shape::Push { pieces: each(0, 1), onto: Set::Empty });
    let follow = |phase| always(Next::Follow { phase });
    b.phase("push", push, None, vec![follow(1)], vec![always(Next::Lose(Who::Me))]);
    b.phase("own rows", take(), None, vec![follow(1)], vec![follow(2)]).follow_up = true;
    let other = b.phase("other rows", take(), None, vec![follow(2)], vec![always(go(0))]);
    other.follow_up = true;
    other.decides = Decides::Other;
    b.build()
}

/// GIPF with pieces of two that may be left standing, and may come in at any time.
pub fn pushing_pairs() -> Arc<Game> {
    let board = Board::hexagon(4, true).unwrap();
    let mut b = Builder::new("pushing pairs", board, &[("white", "W", Some(0)), ("black", "B", Some(1))]);
    b.hand(0, 0, 12);
    b.hand(1, 1, 12);
    b.stand("b5 e2 h5", &[0, 0]);
    b.stand("b2 e8 h2", &[1, 1]);
    let high = || Set::Where(Box::new(compare(Number::Height, Comparison::AtLeast, 2)));
    let dealt = b.variable("dealt", Each::Line, 0);
    let dealt = VariableId { index: dealt, whose: Whose::Nobody };
    let take = || {
        make(Shape::Take {
            length: Number::Constant(4),
            exact: false,
            of: own(),
            along: Set::Occupied,
            spare: Some(high()),
            once: Some(dealt),
            fate: Fate::Taken,
        })
    };
    let two = Pieces { of: vec![vec![Piece(0)], vec![Piece(1)]], count: 2 };
    let push = Moves::Any(vec![
        make(Shape::Push { pieces: each(0, 1), onto: Set::Empty }),
        make(Shape::Push { pieces: two, onto: Set::Empty }),
    ]);
    let none = |set: Set| Condition::None(Box::new(set));
    let last = |next: Next| {
        vec![
            when(none(and(theirs(), high())), Next::Win(Who::Me)),
            when(none(and(own(), high())), Next::Lose(Who::Me)),
            always(next),
        ]
    };
    let clear = Action::Clear(dealt, b.game.board.lines().len() as u16);
    b.phase("push", push, Some(clear), last(Next::Follow { phase: 1 }), vec![always(Next::Lose(Who::Me))]);
    let follow = |phase| Next::Follow { phase };
    b.phase("own rows", take(), None, last(follow(1)), vec![always(follow(2))]).follow_up = true;
    let other = b.phase("other rows", take(), None, last(follow(2)), vec![always(go(0))]);
    other.follow_up = true;
    other.decides = Decides::Other;
    b.build()
}

pub fn racing() -> Arc<Game> {
    let mut b = Builder::new(
        "racing",
        Board::square(8, 8, 8).unwrap(),
        &[("white", "W", Some(0)), ("black", "B", Some(1))],
    );
    for column in "abcdefgh".chars() {
        b.stand(&format!("{column}1 {column}2"), &[0]);
        b.stand(&format!("{column}7 {column}8"), &[1]);
    }
    let step = |b: &Builder, ways: [&str; 2], to: Set| {
        let directions = Directions::Each(ways.iter().map(|ways| b.ways(ways)).collect());
        make(Shape::Step { from: own(), directions, to, landing: Landing::Capture })
    };
    let ahead = step(&b, ["n", "s"], Set::Empty);
    let across = step(&b, ["ne nw", "se sw"], not(own()));
    let (Set::Cells(north), Set::Cells(south)) = (b.region("north"), b.region("south")) else {
        unreachable!()
    };
    let home = Condition::Some(Box::new(and(own(), Set::PlayerCells(vec![north, south]))));
    let next = vec![when(home, Next::Win(Who::Me)), always(go(0))];
    b.phase("play", Moves::Any(vec![ahead, across]), None, next, vec![always(Next::Lose(Who::Me))]);
    b.build()
}

pub fn dropping() -> Arc<Game> {
    let board = Board::square(7, 6, 8).unwrap();
    let mut b = Builder::new("dropping", board, &[("white", "W", Some(0)), ("black", "B", Some(1))]);
    let north = b.ways("n")[0];
    let landing = minus(Set::Empty, Set::Shift(Box::new(Set::Empty), north));
    let four = Condition::Line { length: Box::new(Number::Constant(4)), of: Box::new(own()) };
    let next = vec![when(four, Next::Win(Who::Me)), always(go(0))];
    b.phase("drop", make(place(landing)), None, next, vec![always(Next::Draw)]);
    b.build()
}

pub fn enclosing() -> Arc<Game> {
    let board = Board::square(8, 8, 8).unwrap();
    let mut b = Builder::new("enclosing", board, &[("disc", "W", Some(0)), ("disc", "B", Some(1))]);
    b.stand("d5 e4", &[0]);
    b.stand("d4 e5", &[1]);
    let shape = Shape::Flank { pieces: each(0, 1), at: Set::Empty, over: theirs(), until: own() };
    let moves = make_with(shape, Action::Flip(Set::Taken));
    b.phase("play", moves, None, vec![always(go(0))], vec![always(Next::Pass)]);
    b.game.score = Some(count(own()));
    b.build()
}

pub fn joining(size: usize) -> Arc<Game> {
    let board = Board::square(size, size, 6).unwrap();
    let mut b = Builder::new("joining", board, &[("white", "W", Some(0)), ("black", "B", Some(1))]);
    let sides = |b: &Builder, names: [&str; 2]| {
        Box::new(Set::PlayerCells(names.iter().map(|name| *b.game.board.region(name).unwrap()).collect()))
    };
    let (from, to) = (sides(&b, ["west", "south"]), sides(&b, ["east", "north"]));
    let joined = Condition::Connects { of: Box::new(own()), from, to };
    let next = vec![when(joined, Next::Win(Who::Me)), always(go(0))];
    b.phase("play", make(place(Set::Empty)), None, next, vec![always(Next::Draw)]);
    b.build()
}

/// Draughts of a kind: men hop forward, must capture, become kings at the far side; kings slide.
pub fn hopping() -> Arc<Game> {
    let pieces =
        [("man", "M", Some(0)), ("man", "m", Some(1)), ("king", "K", Some(0)), ("king", "k", Some(1))];
    let mut b = Builder::new("hopping", Board::square(6, 6, 8).unwrap(), &pieces);
    b.stand("a1 c1 e1 b2 d2 f2", &[0]);
    b.stand("b6 d6 f6 a5 c5 e5", &[1]);
    let forward = Directions::Each(vec![b.ways("ne nw"), b.ways("se sw")]);
    let diagonal = Directions::Same(b.ways("ne nw se sw"));
    let men = || and(own(), Set::Top(0b0011));
    let kings = || and(own(), Set::Top(0b1100));
    let hop = |from: Set, directions: &Directions| {
        make_with(
            Shape::Hop {
                from,
                directions: directions.clone(),
                over: theirs(),
                to: Set::Empty,
                landing: Landing::Capture,
            },
            Action::Remove(Set::Taken, Fate::Captured),
        )
    };
    let moves = Moves::First(vec![
        Moves::Any(vec![hop(men(), &forward), hop(kings(), &diagonal)]),
        Moves::Any(vec![
            make(Shape::Step { from: men(), directions: forward, to: Set::Empty, landing: Landing::Stack }),
            make(Shape::Slide {
                from: kings(),
                directions: diagonal,
                through: Set::Empty,
                to: Set::Empty,
                whole: false,
                deflectors: Vec::new(),
                manner: Box::new(Manner::default()),
                landing: Landing::Stack,
            }),
        ]),
    ]);
    let far = Set::PlayerCells(vec![
        *b.game.board.region("north").unwrap(),
        *b.game.board.region("south").unwrap(),
    ]);
    let crown = Action::Become(and(own(), far), vec![Piece(2), Piece(3), Piece(2), Piece(3)]);
    let many = Condition::Compare(
        Box::new(Number::Captured(Who::Me, 0b1111)),
        Comparison::AtLeast,
        Box::new(Number::Constant(5)),
    );
    let long = compare(Number::Ply, Comparison::AtLeast, 60);
    let next = vec![when(many, Next::Win(Who::Me)), when(long, Next::Draw), always(go(0))];
    b.phase("play", moves, Some(crown), next, vec![always(Next::Lose(Who::Me))]);
    b.build()
}

/// Lines of Action of a kind: as far as pieces stand on the line, over own pieces only.
pub fn gathering() -> Arc<Game> {
    let board = Board::square(6, 6, 8).unwrap();
    let mut b = Builder::new("lines", board, &[("white", "W", Some(0)), ("black", "B", Some(1))]);
    b.stand("b1 c1 d1 e1 b6 c6 d6 e6", &[0]);
    b.stand("a2 a3 a4 a5 f2 f3 f4 f5", &[1]);
    let shape = Shape::Jump {
        from: own(),
        directions: Directions::All,
        distance: Number::OnLine(Box::new(Set::Occupied)),
        over: not(theirs()),
        to: not(own()),
        landing: Landing::Capture,
    };
    let one = |set: Set| compare(Number::Groups(Box::new(set)), Comparison::AtMost, 1);
    let next =
        vec![when(one(own()), Next::Win(Who::Me)), when(one(theirs()), Next::Lose(Who::Me)), always(go(0))];
    b.phase("play", make(shape), None, next, vec![always(Next::Lose(Who::Me))]);
    b.build()
}

/// Amazons: a move and an arrow from where it ended, as two decisions of one turn.
pub fn shooting() -> Arc<Game> {
    let pieces = [("amazon", "W", Some(0)), ("amazon", "B", Some(1)), ("arrow", "x", None)];
    let mut b = Builder::new("shooting", Board::square(6, 6, 8).unwrap(), &pieces);
    b.stand("a2 c1 f2", &[0]);
    b.stand("a5 d6 f5", &[1]);
    let at = b.variable("moved", Each::Game, -1);
    let at = VariableId { index: at, whose: Whose::Nobody };
    let slide = |from: Set| Shape::Slide {
        from,
        directions: Directions::All,
        through: Set::Empty,
        to: Set::Empty,
        whole: false,
        deflectors: Vec::new(),
        manner: Box::new(Manner::default()),
        landing: Landing::Stack,
    };
    let moves = make_with(slide(own()), Action::AssignCell(at, Set::Target));
    let follow = vec![always(Next::Follow { phase: 1 })];
    b.phase("move", moves, None, follow, vec![always(Next::Lose(Who::Me))]);
    let from_there = Set::Where(Box::new(Condition::All(vec![
        Condition::In(Box::new(Set::Empty)),
        compare(Number::Neighbours(Box::new(Set::Variable(at))), Comparison::AtLeast, 1),
    ])));
    let shoot =
        make_with(Shape::Choose { from: from_there }, Action::Put(Set::Target, vec![Piece(2), Piece(2)]));
    let shooting = b.phase("shoot", shoot, None, vec![always(go(0))], vec![always(go(0))]);
    shooting.follow_up = true;
    b.build()
}

/// Odds and ends: conditions about decisions, both kinds of bars, hands that grow, a player who goes twice.
pub fn medley() -> Arc<Game> {
    let pieces = [("white", "W", Some(0)), ("black", "B", Some(1)), ("stone", "o", None)];
    let mut b = Builder::new("medley", Board::hexagon(3, false).unwrap(), &pieces);
    for player in 0..2 {
        b.hand(player, player, 6);
        b.hand(player, 2, 2);
    }
    let turns = b.variable("turns", Each::Player, 0);
    let mine = VariableId { index: turns, whose: Whose::Player(Who::Me) };
    let theirs_too = VariableId { index: turns, whose: Whose::Player(Who::Next) };
    let both = Pieces { of: vec![vec![Piece(0), Piece(2)], vec![Piece(1), Piece(2)]], count: 1 };
    let placing = Moves::Only(
        Box::new(make(Shape::Place { pieces: both, at: Set::Empty })),
        Box::new(Condition::Any(vec![
            compare(Number::PieceMoved, Comparison::IsNot, 2),
            Condition::In(Box::new(Set::Near(Box::new(Set::Owned(Owner::Others))))),
        ])),
    );
    let crowded = Set::Where(Box::new(Condition::Any(vec![
        compare(Number::Neighbours(Box::new(Set::Occupied)), Comparison::AtLeast, 4),
        Condition::Not(Box::new(compare(Number::Height, Comparison::IsNot, 3))),
    ])));
    let walking = Moves::Only(
        Box::new(make(Shape::Slide {
            from: minus(own(), crowded),
            directions: Directions::All,
            through: Set::Empty,
            to: Set::All,
            whole: true,
            deflectors: Vec::new(),
            manner: Box::new(Manner::default()),
            landing: Landing::Stack,
        })),
        Box::new(Condition::All(vec![
            compare(Number::Distance, Comparison::AtLeast, 1),
            Condition::Not(Box::new(Condition::In(Box::new(own())))),
            Condition::Compare(
                Box::new(Number::Heading),
                Comparison::IsNot,
                Box::new(Number::Opposite(Box::new(Number::Variable(mine)))),
            ),
            compare(count(Set::Between), Comparison::AtMost, 2),
        ])),
    );
    let after = Action::Sequence(vec![
        Action::Assign(mine, Number::Add(Box::new(Number::Variable(mine)), Box::new(Number::Constant(1)))),
        Action::When(
            compare(Number::Variable(mine), Comparison::Is, 3),
            Box::new(Action::Hand(Who::Next, vec![Piece(0), Piece(1)], Number::Constant(1))),
        ),
        Action::Remove(minus(Set::Owned(Owner::Nobody), Set::Near(Box::new(or(own(), theirs())))), Fate::Out),
    ]);
    let long = compare(
        Number::Add(Box::new(Number::Variable(mine)), Box::new(Number::Variable(theirs_too))),
        Comparison::AtLeast,
        30,
    );
    let stone = Condition::Compare(
        Box::new(Number::Multiply(
            Box::new(Number::Hand(Who::Next, 7)),
            Box::new(Number::Subtract(Box::new(Number::Ply), Box::new(Number::Constant(4)))),
        )),
        Comparison::Is,
        Box::new(Number::Constant(6)),
    );
    let again = Next::Go { phase: 0, turn: TurnTo::Same };
    let next = vec![when(long, Next::Score), when(stone, again), always(go(0))];
    b.phase("play", Moves::Any(vec![placing, walking]), Some(after), next, vec![always(Next::Pass)]);
    b.game.score = Some(Number::Pieces(Box::new(own())));
    b.build()
}

/// Rows of three on three squares, one inside the other, each joined in the middle: place, then step, and take.
pub fn milling() -> Arc<Game> {
    let cells = [
        "a1", "d1", "g1", "b2", "d2", "f2", "c3", "d3", "e3", "a4", "b4", "c4", "e4", "f4", "g4", "c5", "d5",
        "e5", "b6", "d6", "f6", "a7", "d7", "g7",
    ];
    let across: [&[&str]; 8] = [
        &["a1", "d1", "g1"],
        &["b2", "d2", "f2"],
        &["c3", "d3", "e3"],
        &["a4", "b4", "c4"],
        &["e4", "f4", "g4"],
        &["c5", "d5", "e5"],
        &["b6", "d6", "f6"],
        &["a7", "d7", "g7"],
    ];
    let along: [&[&str]; 8] = [
        &["a1", "a4", "a7"],
        &["b2", "b4", "b6"],
        &["c3", "c4", "c5"],
        &["d1", "d2", "d3"],
        &["d5", "d6", "d7"],
        &["e3", "e4", "e5"],
        &["f2", "f4", "f6"],
        &["g1", "g4", "g7"],
    ];
    let lines: Vec<(&str, &str, &[&str])> =
        across.iter().map(|l| ("e", "w", *l)).chain(along.iter().map(|l| ("n", "s", *l))).collect();
    let board = Board::graph(&cells, &lines, None).unwrap();
    let mut b = Builder::new("milling", board, &[("white", "W", Some(0)), ("black", "B", Some(1))]);
    b.hand(0, 0, 5);
    b.hand(1, 1, 5);
    let mill = |of: Set| Set::InLine { length: Box::new(Number::Constant(3)), of: Box::new(of) };
    let made = || Condition::Some(Box::new(and(Set::Target, mill(own()))));
    let next = |phase| vec![when(made(), Next::Follow { phase: 2 }), always(go(phase))];
    b.phase("place", make(place(Set::Empty)), None, next(0), vec![always(go(1))]);
    let step =
        Shape::Step { from: own(), directions: Directions::All, to: Set::Empty, landing: Landing::Stack };
    let few = compare(count(own()), Comparison::AtMost, 2);
    let blocked = vec![always(Next::Lose(Who::Me))];
    let long = vec![when(compare(Number::Ply, Comparison::AtLeast, 50), Next::Draw)];
    let moving = b.phase("step", make(step), None, [long, next(1)].concat(), blocked);
    moving.start = None;
    let start = b.rule(
        "step.start",
        houserule::rule::Body::Flow(houserule::rule::Flow(vec![when(few, Next::Lose(Who::Me))])),
    );
    b.game.phases[1].start = Some(start);
    let free = Moves::First(vec![
        make(Shape::Choose { from: minus(theirs(), mill(theirs())) }),
        make(Shape::Choose { from: theirs() }),
    ]);
    let Moves::First(free) = free else { unreachable!() };
    let free = free
        .into_iter()
        .map(|moves| match moves {
            Moves::Make(generator) => {
                let mut generator = (*generator).clone();
                generator.action = Some(Action::Remove(Set::Target, Fate::Captured));
                Moves::Make(Arc::new(generator))
            }
            other => other,
        })
        .collect();
    let in_hand = compare(Number::Hand(Who::Next, 3), Comparison::AtLeast, 1);
    let next = vec![when(in_hand, go(0)), always(go(1))];
    b.phase("take", Moves::First(free), None, next, vec![always(go(1))]).follow_up = true;
    b.build()
}
