//! Games made by hand, as pictures need them: pieces, players, a board.

use crate::board::{Board, Direction, Point};
use crate::position::{Dimensions, Effect, Piece, Player, Position, Stack};
use crate::rule::{
    Body, Decides, Directions, Game, Generator, Landing, Moves, Number, Phase, PieceType, Rule, RuleId, Set,
    Setup, Shape,
};
use std::sync::Arc;

/// A game without rules. Pieces are `kind owner letter`, with `-` for nobody.
pub fn game(title: &str, players: &[&str], pieces: &[&str], board: Board) -> Game {
    let phase = |name: &str| Phase {
        name: name.into(),
        decides: Decides::Mover,
        follow_up: false,
        moves: RuleId(0),
        besides: None,
        after: None,
        start: None,
        next: RuleId(0),
        blocked: RuleId(0),
        fits: None,
    };
    let pieces = pieces.iter().map(|text| {
        let parts: Vec<&str> = text.split(' ').collect();
        let owner = players.iter().position(|player| *player == parts[1]).map(|at| Player(at as u8));
        PieceType { kind: parts[0].into(), owner, letter: parts[2].into(), look: Default::default() }
    });
    Game {
        symmetric: None,
        bounds: Default::default(),
        name: title.to_lowercase(),
        title: title.into(),
        players: players.iter().map(|name| (*name).to_string()).collect(),
        pieces: pieces.collect(),
        supply: None,
        board: Arc::new(board),
        setup: Setup::default(),
        marked: None,
        fits: None,
        shown: Vec::new(),
        region_looks: Vec::new(),
        lots: Vec::new(),
        options: Vec::new(),
        variables: Vec::new(),
        rules: Vec::new(),
        phases: vec![phase("placing"), phase("moving")],
        score: None,
        alias: None,
        grammar: Vec::new(),
        functions: None,
        sources: Vec::new(),
        variants: Vec::new(),
    }
}

/// Gives a game the rule that stacks jump onto others by their height.
pub fn jumping(mut game: Game) -> Game {
    let shape = Shape::Jump {
        from: Set::All,
        directions: Directions::All,
        distance: Number::Height,
        over: Set::All,
        to: Set::Occupied,
        landing: Landing::Stack,
    };
    game.rules.push(Rule {
        name: "moving.moves".into(),
        label: None,
        sentence: None,
        file: "sample.lua".into(),
        line: 1,
        body: Body::Moves(Moves::Make(Arc::new(Generator { shape, text: None, mark: None, action: None }))),
        replaces: None,
        by: game.name.clone(),
    });
    game
}

/// A position by a text such as `a1=WB hand.white=W12 captured.black=W2`.
pub fn position(game: &Game, text: &str) -> Position {
    let mut position = Position::empty(Dimensions {
        cells: game.board.cells(),
        players: game.players.len(),
        pieces: game.pieces.len(),
        variables: 0,
    });
    for part in text.split_whitespace() {
        let (key, value) = part.split_once('=').unwrap();
        let effect = match key.split_once('.') {
            Some((what, player)) => {
                let digits = value.find(|letter: char| letter.is_ascii_digit()).unwrap();
                let player = game.find_player(player).unwrap();
                let piece = game.find_letter(&value[..digits]).unwrap();
                let by = value[digits..].parse().unwrap();
                match what {
                    "hand" => Effect::Hand { player, piece, by },
                    _ => Effect::Captured { player, piece, by },
                }
            }
            None => Effect::Put { at: at(game, key), level: 0, pieces: stack(game, value) },
        };
        position.apply(&effect);
    }
    position
}

/// A stack by its letters, bottom to top.
pub fn stack(game: &Game, letters: &str) -> Stack {
    let letter = |letter: char| -> Piece { game.find_letter(letter.encode_utf8(&mut [0; 4])).unwrap() };
    Stack::of(letters.chars().map(letter))
}

/// A point by its name.
pub fn at(game: &Game, name: &str) -> Point {
    game.board.find(name).unwrap()
}

/// Walls such as `e2n`, `d4e`.
pub fn walled(board: Board, walls: &str) -> Board {
    let walls: Vec<(Point, Direction)> = walls
        .split_whitespace()
        .map(|text| {
            let (cell, way) = text.split_at(text.len() - 1);
            (board.find(cell).unwrap(), board.find_direction(way).unwrap())
        })
        .collect();
    board.with_walls(&walls).unwrap()
}

/// 49 cells in five rows, with white, black and red pieces.
pub fn rows() -> Game {
    let board = Board::hex_rows(&["a1-i1", "a2-j2", "a3-k3", "b4-k4", "c5-k5"]).unwrap();
    let mut game = game("Rows", &["white", "black"], &["white white W", "black black B", "red - R"], board);
    let (white, black) = (Player(0), Player(1));
    game.setup.hands =
        vec![(white, Piece(0), 23), (black, Piece(1), 23), (white, Piece(2), 2), (black, Piece(2), 1)];
    jumping(game)
}

/// A hexagon with four cells on each side and a rim.
pub fn rimmed() -> Game {
    let board = Board::hexagon(4, true).unwrap();
    game("Rim", &["white", "black"], &["white white W", "black black B"], board)
}

/// A race of robots on 16 x 16 squares with walls, goals and a hole.
pub fn maze() -> Game {
    let board = Board::square(16, 16, 4).unwrap();
    let walls = "b1e e2n c3e b13s a11s g15e k16e e15n n12n n12e p10n l4w l4s d6n d6e i6w j14s j14e";
    let board = walled(board, walls);
    let goals = [("red-circle", "e2"), ("green-square", "n12"), ("blue-circle", "d6"), ("vortex", "j14")];
    let board = goals.iter().fold(board, |board, (name, cell)| {
        let cell = board.find(cell).unwrap();
        board.with_region(name, [cell].into_iter().collect()).unwrap()
    });
    let hole = ["h8", "i8", "h9", "i9"].iter().map(|name| board.find(name).unwrap()).collect();
    let board = board.without(hole).unwrap();
    let robots = ["red - R", "yellow - Y", "green - G", "blue - B", "silver - S"];
    game("Maze", &["anna", "bob"], &robots, board)
}

/// Kings and pawns on 8 x 8 squares.
pub fn squares() -> Game {
    let pieces = ["king white K", "king black k", "pawn white P", "pawn black p"];
    game("Squares", &["white", "black"], &pieces, Board::square(8, 8, 8).unwrap())
}

/// A rhombus of 11 x 11 hexagons.
pub fn rhombus() -> Game {
    let board = Board::square(11, 11, 6).unwrap();
    game("Rhombus", &["red", "blue"], &["stone red R", "stone blue B"], board)
}

/// A graph: three squares inside each other, joined in the middle of the sides.
pub fn nested() -> Game {
    let cells = [
        "a1", "d1", "g1", "b2", "d2", "f2", "c3", "d3", "e3", "a4", "b4", "c4", "e4", "f4", "g4", "c5", "d5",
        "e5", "b6", "d6", "f6", "a7", "d7", "g7",
    ];
    let level: [&[&str]; 8] = [
        &["a1", "d1", "g1"],
        &["b2", "d2", "f2"],
        &["c3", "d3", "e3"],
        &["a4", "b4", "c4"],
        &["e4", "f4", "g4"],
        &["c5", "d5", "e5"],
        &["b6", "d6", "f6"],
        &["a7", "d7", "g7"],
    ];
    let upright: [&[&str]; 8] = [
        &["a1", "a4", "a7"],
        &["b2", "b4", "b6"],
        &["c3", "c4", "c5"],
        &["d1", "d2", "d3"],
        &["d5", "d6", "d7"],
        &["e3", "e4", "e5"],
        &["f2", "f4", "f6"],
        &["g1", "g4", "g7"],
    ];
    let lines: Vec<(&str, &str, &[&str])> = level
        .iter()
        .map(|line| ("e", "w", *line))
        .chain(upright.iter().map(|line| ("n", "s", *line)))
        .collect();
    let drawn: Vec<(f32, f32)> = cells
        .iter()
        .map(|name| (f32::from(name.as_bytes()[0] - b'a'), f32::from(name.as_bytes()[1] - b'1')))
        .collect();
    let board = Board::graph(&cells, &lines, Some(&drawn)).unwrap();
    game("Nested", &["white", "black"], &["man white W", "man black B"], board)
}
