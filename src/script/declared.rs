//! The tables of a game and its variants become players, pieces, hands, stacks and variables.

use super::place::Place;
use super::shared::Shared;
use super::term::Arg;
use super::word::Op;
use crate::board::Board;
use crate::diagnostic::nearest;
use crate::position::{Piece, Player, Stack};
use crate::rule::{Alias, AliasPart, Each, Look, PieceType, Setup, Variable};
use std::sync::Arc;

/// What the tables say, with what is missing left empty and said to be.
#[derive(Default)]
pub(super) struct Declared {
    pub title: String,
    pub players: Vec<String>,
    pub pieces: Vec<PieceType>,
    pub board: Option<Arc<Board>>,
    pub setup: Setup,
    pub supply: Option<Vec<u16>>,
    pub variables: Vec<Variable>,
    pub alias: Option<Alias>,
    /// How cells of regions are drawn.
    pub region_looks: Vec<(String, Look)>,
    /// For each player the types of pieces that he may bring in.
    pub bring: Vec<Vec<Piece>>,
}

/// The most players and the most pieces in a hand.
const MOST_PLAYERS: usize = 64;

/// Reads the tables of the draft.
pub(super) fn read(shared: &Shared) -> Declared {
    let mut declared = Declared::default();
    let draft = shared.draft.borrow();
    let key = |key: &str| draft.key(key).map(|(arg, at)| (arg.clone(), at));
    if let Some((title, _)) = key("title") {
        declared.title = title.text().unwrap_or("").to_string();
    }
    if let Some((players, at)) = key("players") {
        declared.players = read_players(shared, &players, at);
    }
    if let Some((Arg::Board(board), _)) = key("board") {
        declared.board = Some(board);
    }
    if let Some((pieces, at)) = key("pieces") {
        declared.pieces = read_pieces(shared, &declared.players, &pieces, at);
    }
    super::looks::read(shared, &mut declared, &draft.entries("looks"));
    if let Some((start, at)) = key("start") {
        declared.setup.stacks = read_start(shared, &declared, &start, at);
    }
    let hands = key("hands");
    if let Some((hands, at)) = &hands {
        declared.setup.hands = read_hands(shared, &declared, hands, *at);
        declared.supply = Some(supply(&declared));
    }
    if let Some((supply, at)) = key("supply") {
        declared.supply = Some(read_supply(shared, &declared, &supply, at));
    }
    declared.variables = read_variables(shared, &declared, &draft.entries("variables"));
    if let Some((alias, at)) = key("alias") {
        declared.alias = Some(read_alias(shared, &declared, &alias, at));
    }
    declared.bring = (0..declared.players.len() as u8)
        .map(Player)
        .map(|player| bring(&declared, player, hands.is_some()))
        .collect();
    declared
}

fn read_players(shared: &Shared, players: &Arg, at: Place) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in players.list().iter().filter_map(Arg::text) {
        let quoted = format!("\"{name}\"");
        let mut letters = name.chars();
        let fits = letters.next().is_some_and(char::is_alphabetic)
            && letters.all(|letter| letter.is_alphanumeric() || letter == '_');
        if !fits || ["me", "next", "same", "anyone", "chance", "mover", "other"].contains(&name) {
            let message = format!("`{name}` cannot name a player");
            let help = "a name has letters, digits and `_`, and is none of the words `me`, `next`, `same`, `mover`, `other`, `anyone`, `chance`";
            shared.find(shared.error(at, &[&quoted], message).help(help));
        }
        if names.iter().any(|known| known.eq_ignore_ascii_case(name)) {
            shared.find(shared.error(at, &[&quoted], format!("the player `{name}` is there twice")));
            continue;
        }
        names.push(name.to_string());
    }
    if (names.is_empty() && !matches!(players, Arg::Wrong)) || names.len() > MOST_PLAYERS {
        let message = format!("a game has 1 to {MOST_PLAYERS} players, and this one has {}", names.len());
        shared.find(shared.error(at, &["players"], message));
        names.truncate(MOST_PLAYERS);
    }
    names
}

/// Those of the players in order, then nobody's; each in the order of their kinds.
fn read_pieces(shared: &Shared, players: &[String], pieces: &Arg, at: Place) -> Vec<PieceType> {
    let mut types: Vec<PieceType> = Vec::new();
    let player = |name: &str| players.iter().position(|known| known == name).map(|i| Player(i as u8));
    for (kind, letters) in pieces.map() {
        let mut add = |owner: Option<Player>, letter: &str| {
            let quoted = format!("\"{letter}\"");
            let mut each = letter.chars();
            if !(each.next().is_some_and(char::is_alphabetic) && each.next().is_none()) {
                let message = format!("a piece is written with one letter, and `{kind}` with {letter:?}");
                shared.find(shared.error(at, &[&quoted, kind], message));
            } else if let Some(other) = types.iter().find(|other| other.letter == letter) {
                let message = format!("`{kind}` and `{}` are both written `{letter}`", other.kind);
                shared.find(shared.error(at, &[kind], message));
            }
            let look = Look::default();
            types.push(PieceType { kind: kind.to_string(), owner, letter: letter.to_string(), look });
        };
        match letters {
            Arg::Text(letter) => add(player(kind), letter),
            Arg::Map(each) => {
                for (name, letter) in each {
                    match player(name) {
                        Some(owner) => add(Some(owner), letter.text().unwrap_or("")),
                        None => unknown_player(shared, players, name, at),
                    }
                }
            }
            _ => {}
        }
    }
    if types.len() > Piece::MOST {
        let message =
            format!("a game has at most {} types of pieces, and this one has {}", Piece::MOST, types.len());
        shared.find(shared.error(at, &["pieces"], message));
        types.truncate(Piece::MOST);
    }
    let order = |piece: &PieceType| (piece.owner.map_or(u8::MAX, |owner| owner.0), piece.kind.clone());
    types.sort_by_key(order);
    types
}

fn unknown_player(shared: &Shared, players: &[String], name: &str, at: Place) {
    if players.is_empty() {
        return;
    }
    let error = shared.error(at, &[name], format!("there is no player `{name}`"));
    let known = players.iter().map(String::as_str);
    let named = error.nearest(name, known);
    let help = named.help.is_none().then(|| format!("there are: {}", players.join(", ")));
    shared.find(match help {
        Some(help) => named.help(help),
        None => named,
    });
}

fn read_start(
    shared: &Shared,
    declared: &Declared,
    start: &Arg,
    at: Place,
) -> Vec<(crate::board::Point, Stack)> {
    let mut stacks = Vec::new();
    let Some(board) = &declared.board else { return stacks };
    for (cell, letters) in start.map() {
        let Some(point) = board.find(cell).filter(|point| point.index() < board.cells()) else {
            let known = board.all().iter().map(|cell| board.name(cell).to_string()).collect::<Vec<_>>();
            let near = nearest(cell, known.iter().map(String::as_str)).map(String::from);
            let mut error = shared.error(at, &[cell], format!("there is no cell `{cell}`"));
            error.help = near.map(|near| format!("did you mean `{near}`?"));
            shared.find(error);
            continue;
        };
        let mut pieces = Vec::new();
        for letter in letters.text().unwrap_or("").chars() {
            let piece = declared.pieces.iter().position(|piece| piece.letter.chars().eq([letter]));
            match piece {
                Some(piece) => pieces.push(Piece(piece as u8)),
                None => {
                    let known: Vec<&str> = declared.pieces.iter().map(|p| p.letter.as_str()).collect();
                    let message = format!("no piece is written `{letter}`");
                    let quoted = format!("{:?}", letters.text().unwrap_or(""));
                    let error = shared.error(at, &[&quoted, cell], message);
                    shared.find(error.help(format!("there are: {}", known.join(", "))));
                }
            }
        }
        if pieces.len() > Stack::HIGHEST {
            let message =
                format!("a stack has at most {} pieces, and this one has {}", Stack::HIGHEST, pieces.len());
            shared.find(shared.error(at, &[cell], message));
        } else {
            stacks.push((point, Stack::of(pieces)));
        }
    }
    stacks.sort_by_key(|(point, _)| *point);
    stacks
}

fn read_hands(shared: &Shared, declared: &Declared, hands: &Arg, at: Place) -> Vec<(Player, Piece, u16)> {
    let mut read = Vec::new();
    for (name, kinds) in hands.map() {
        let Some(owner) = declared.players.iter().position(|player| **player == **name) else {
            unknown_player(shared, &declared.players, name, at);
            continue;
        };
        let player = Player(owner as u8);
        for (kind, count) in kinds.map() {
            let of = |owner: Option<Player>| {
                declared.pieces.iter().position(|piece| piece.kind == **kind && piece.owner == owner)
            };
            let piece = of(Some(player)).or_else(|| of(None));
            let piece = piece.or_else(|| declared.pieces.iter().position(|piece| piece.kind == **kind));
            let Some(piece) = piece else {
                let error = shared.error(at, &[kind], format!("there is no piece `{kind}`"));
                let known = declared.pieces.iter().map(|piece| piece.kind.as_str());
                shared.find(error.nearest(kind, known));
                continue;
            };
            let count = count.integer().unwrap_or(0);
            match u16::try_from(count).ok().filter(|count| *count <= i16::MAX as u16) {
                Some(count) => read.push((player, Piece(piece as u8), count)),
                None => {
                    let message = format!("a hand has 0 to {} pieces of a kind, found {count}", i16::MAX);
                    shared.find(shared.error(at, &[&count.to_string(), kind], message));
                }
            }
        }
    }
    read.sort_by_key(|(player, piece, _)| (*player, *piece));
    read
}

/// How many pieces of each type there are: those in hands and those on the board.
fn supply(declared: &Declared) -> Vec<u16> {
    let mut supply = vec![0u16; declared.pieces.len()];
    let on_board = declared.setup.stacks.iter().flat_map(|(_, stack)| stack.pieces().iter());
    let counts = declared.setup.hands.iter().map(|(_, piece, count)| (*piece, *count));
    for (piece, count) in counts.chain(on_board.map(|piece| (*piece, 1))) {
        if let Some(sum) = supply.get_mut(piece.index()) {
            *sum = sum.saturating_add(count);
        }
    }
    supply
}

/// How many pieces of each type there are at most; of kinds that are not named, any number.
fn read_supply(shared: &Shared, declared: &Declared, supply: &Arg, at: Place) -> Vec<u16> {
    let mut most = vec![u16::MAX; declared.pieces.len()];
    for (kind, count) in supply.map() {
        let count = count.integer().unwrap_or(0);
        let Ok(count) = u16::try_from(count) else {
            let message = format!("there are 0 to {} pieces of a kind, found {count}", u16::MAX);
            shared.find(shared.error(at, &[&count.to_string(), kind], message));
            continue;
        };
        let mut known = false;
        for (piece, most) in declared.pieces.iter().zip(&mut most).filter(|(piece, _)| piece.kind == **kind) {
            (known, *most) = (known || piece.kind == **kind, count);
        }
        if !known {
            let error = shared.error(at, &[kind], format!("there is no piece `{kind}`"));
            shared.find(error.nearest(kind, declared.pieces.iter().map(|piece| piece.kind.as_str())));
        }
    }
    most
}

/// How positions are called elsewhere.
fn read_alias(shared: &Shared, declared: &Declared, alias: &Arg, at: Place) -> Alias {
    let mut parts = Vec::new();
    let mut rest = alias.get("text").text().unwrap_or("");
    while let Some((letters, (kind, after))) =
        rest.split_once('{').and_then(|(letters, after)| Some((letters, after.split_once('}')?)))
    {
        let types = declared.pieces.iter().enumerate().filter(|(_, piece)| piece.kind == kind);
        let kinds = types.fold(0, |set, (i, _)| set | Piece(i as u8).bit());
        if kinds == 0 {
            let error = shared.error(at, &[kind], format!("there is no piece `{kind}`"));
            shared.find(error.nearest(kind, declared.pieces.iter().map(|piece| piece.kind.as_str())));
        }
        parts.extend([AliasPart::Text(letters.to_string()), AliasPart::CellOf(kinds)]);
        rest = after;
    }
    parts.push(AliasPart::Text(rest.to_string()));
    let named = alias.get("cells");
    let board = declared.board.iter();
    let cells = board.flat_map(|board| board.all().iter().map(|cell| board.name(cell)));
    let cells = cells.map(|cell| named.get(cell).text().unwrap_or(cell).to_string()).collect();
    Alias { parts, cells }
}

/// The types that a player may bring in: his own, and what lies in his hand at the start.
fn bring(declared: &Declared, player: Player, handed: bool) -> Vec<Piece> {
    let own = |piece: &PieceType| piece.owner == Some(player) || (!handed && piece.owner.is_none());
    let held = |piece: Piece| {
        declared
            .setup
            .hands
            .iter()
            .any(|(holder, held, count)| *holder == player && *held == piece && *count > 0)
    };
    let types = declared.pieces.iter().enumerate().map(|(i, piece)| (Piece(i as u8), piece));
    types.filter(|(piece, known)| own(known) || held(*piece)).map(|(piece, _)| piece).collect()
}

fn read_variables(shared: &Shared, declared: &Declared, variables: &[(&str, &Arg, Place)]) -> Vec<Variable> {
    let mut read = Vec::new();
    let mut index = 0usize;
    let lines = declared.board.as_ref().map_or(0, |board| board.lines().len());
    for (name, start, at) in variables.iter().copied() {
        let (each, start) = match start {
            Arg::Integer(start) => (Each::Game, *start),
            Arg::Term(term) => match (term.0.op, term.nth(0)) {
                (Op::Each, Arg::Integer(start)) => (Each::Player, *start),
                (Op::Counter, Arg::Integer(start)) => (Each::Counter, *start),
                (Op::EachLine, Arg::Integer(start)) => (Each::Line, *start),
                (Op::EachPiece, Arg::Integer(start)) => (Each::Piece, *start),
                _ => {
                    let message =
                        format!("`{name}`: `each` takes the number that every player's begins with");
                    shared.find(shared.error(at, &[name], message));
                    continue;
                }
            },
            _ => continue,
        };
        let count = match each {
            Each::Game | Each::Counter => 1,
            Each::Player => declared.players.len(),
            Each::Piece => declared.pieces.len(),
            Each::Line => lines,
        };
        read.push(Variable { name: name.to_string(), each, count: count as u16, start, index: index as u16 });
        index += count;
        if index > usize::from(u16::MAX) {
            shared.find(shared.error(at, &["variables"], "there are too many variables"));
            break;
        }
    }
    read
}
