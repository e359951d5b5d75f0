//! The classic games against the counts and random games of another collection, which counts actions, not turns.

mod support;

use houserule::position::{Outcome, Player, Position};
use houserule::rule::{Decision, Rules};
use serde_json::Value;
use support::{game, oracle, texts};

/// A game of the collection: its name there and here, options, and the text of an action there in our notation.
struct Case {
    known: &'static str,
    ours: &'static str,
    set: &'static [(&'static str, &'static str)],
    text: fn(&str) -> String,
    /// The number of actions up to which sequences are counted.
    depth: u32,
}

const CASES: [Case; 14] = [
    Case { known: "tic_tac_toe", ours: "tic_tac_toe", set: &[], text: from_the_top::<3>, depth: 7 },
    Case { known: "connect_four", ours: "connect_four", set: &[], text: column, depth: 5 },
    Case { known: "breakthrough", ours: "breakthrough", set: &[], text: mirrored::<8>, depth: 3 },
    Case {
        known: "breakthrough 6x6",
        ours: "breakthrough",
        set: &[("width", "6"), ("height", "6")],
        text: mirrored::<6>,
        depth: 4,
    },
    Case { known: "reversi", ours: "reversi", set: &[], text: same, depth: 6 },
    Case {
        known: "lines_of_action",
        ours: "lines_of_action",
        set: &[("repetition", "2")],
        text: without_links,
        depth: 3,
    },
    Case { known: "nine_mens_morris", ours: "nine_mens_morris", set: &[], text: points, depth: 3 },
    Case { known: "hex 11", ours: "hex", set: &[], text: same, depth: 2 },
    Case { known: "clobber", ours: "clobber", set: &[], text: same, depth: 3 },
    Case { known: "y 11", ours: "y", set: &[], text: same, depth: 2 },
    Case { known: "havannah 6", ours: "havannah", set: &[("size", "6")], text: slanted::<6>, depth: 2 },
    Case { known: "gomoku", ours: "gomoku", set: &[], text: by_numbers, depth: 2 },
    Case { known: "checkers", ours: "draughts", set: &[], text: same, depth: 5 },
    Case { known: "chess", ours: "chess", set: &[], text: same, depth: 3 },
];

fn same(action: &str) -> String {
    action.to_string()
}

fn without_links(action: &str) -> String {
    action.replace(['-', 'x'], "")
}

/// `x(1,2)`: row from the top and column, both from 0.
fn from_the_top<const SIZE: u8>(action: &str) -> String {
    let (row, column) = pair(&action[2..action.len() - 1]);
    format!("{}{}", char::from(b'a' + column), SIZE - row)
}

/// `5,13`: row and column from 0.
fn by_numbers(action: &str) -> String {
    let (row, column) = pair(action);
    format!("{}{}", char::from(b'a' + column), row + 1)
}

/// `k9`: there the numbers of all columns begin below the same line.
fn slanted<const SIZE: u8>(action: &str) -> String {
    let (column, row) = (action.as_bytes()[0] - b'a' + 1, action[1..].parse::<u8>().unwrap());
    format!("{}{}", &action[..1], row - column.saturating_sub(SIZE))
}

fn pair(text: &str) -> (u8, u8) {
    let (left, right) = text.split_once(',').unwrap();
    (left.parse().unwrap(), right.parse().unwrap())
}

/// `x2`: the column from 0; any row.
fn column(action: &str) -> String {
    format!("{}*", char::from(b'a' + action[1..].parse::<u8>().unwrap()))
}

/// `d7e6`, a star for a capture: who is below there is above here.
fn mirrored<const ROWS: u32>(action: &str) -> String {
    let turn = |c: char| c.to_digit(10).map_or(c, |row| char::from_digit(ROWS + 1 - row, 10).unwrap());
    action.trim_end_matches('*').chars().map(turn).collect()
}

/// `Point 3` (a man placed or taken) and `Move 3 -> 4`, points numbered in rows from the top.
fn points(action: &str) -> String {
    const NAMES: [&str; 24] = [
        "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", "e4", "f4", "g4", "c3", "d3",
        "e3", "b2", "d2", "f2", "a1", "d1", "g1",
    ];
    let numbers = action.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
    let names: String = numbers.map(|number| NAMES[number.parse::<usize>().unwrap()]).collect();
    if action.starts_with("Move") { names } else { format!("?{names}") }
}

/// The open decisions with their texts.
fn open(rules: &Rules, position: &Position) -> Vec<(String, Decision)> {
    let decisions = rules.decisions(position).unwrap();
    decisions.into_iter().map(|decision| (rules.game().decision_text(&decision), decision)).collect()
}

/// Whether a text of ours is what an action means: `*` stands for any row, `?` for a letter before it or none.
fn means(text: &str, ours: &str) -> bool {
    if let Some(column) = text.strip_suffix('*') {
        return ours.starts_with(column);
    }
    text.strip_prefix('?').map_or(text == ours, |cell| ours.trim_start_matches('x') == cell)
}

/// Whether a text of algebraic notation, such as `Nbd2` or `exd8=Q+`, is what a decision of chess means.
fn is_written(rules: &Rules, text: &str, ours: &str, decision: &Decision) -> bool {
    let text = text.trim_end_matches(['+', '#']);
    let (Some(from), Some(to), Some(piece)) = (decision.from, decision.to, decision.piece) else {
        return text == ours;
    };
    let (body, promoted) = text.split_once('=').map_or((text, None), |(body, kind)| (body, Some(kind)));
    let (kind, body) = match body.strip_prefix(['N', 'B', 'R', 'Q', 'K']) {
        Some(rest) => (&body[..1], rest),
        None => ("P", body),
    };
    let body = body.replace('x', "");
    let game = rules.game();
    let (origin, target) = (game.board.name(from), game.board.name(to));
    let hint = body.strip_suffix(target);
    game.pieces[piece.index()].letter.eq_ignore_ascii_case(kind)
        && hint.is_some_and(|hint| hint.chars().all(|c| origin.contains(c)))
        && decision.generator.mark.as_deref() == promoted
}

/// Sequences of exactly so many actions, and branches that ended before.
fn count(rules: &Rules, position: &mut Position, depth: u32) -> (u64, u64) {
    if position.turn().outcome.is_some() {
        return if depth == 0 { (1, 0) } else { (0, 1) };
    }
    let decisions = rules.decisions(position).unwrap();
    if depth <= 1 {
        return (if depth == 0 { 1 } else { decisions.len() as u64 }, 0);
    }
    let mut total = (0, 0);
    for decision in decisions {
        let events = rules.play(position, &decision).unwrap();
        let (nodes, ended) = count(rules, position, depth - 1);
        total = (total.0 + nodes, total.1 + ended);
        for event in events.iter().rev() {
            position.revert(&event.effect);
        }
    }
    total
}

fn returns(outcome: Option<Outcome>) -> Vec<f64> {
    match outcome {
        Some(outcome) if outcome == Outcome::winner(Player(0)) => vec![1.0, -1.0],
        Some(outcome) if outcome == Outcome::winner(Player(1)) => vec![-1.0, 1.0],
        Some(_) => vec![0.0, 0.0],
        None => vec![],
    }
}

fn cases() -> impl Iterator<Item = (&'static Case, Rules, Value)> {
    let all = oracle("classics");
    CASES.iter().map(move |case| {
        (case, Rules::new(game(case.ours, case.set)).unwrap(), all["games"][case.known].clone())
    })
}

#[test]
fn as_many_sequences_of_actions() {
    for (case, rules, known) in cases() {
        for depth in 1..=case.depth {
            let expected = &known["perft"][depth.to_string()];
            let counted = count(&rules, &mut rules.start().unwrap(), depth);
            let expected = (expected[0].as_u64().unwrap(), expected[1].as_u64().unwrap());
            assert_eq!(counted, expected, "{} to depth {depth}", case.ours);
        }
    }
}

#[test]
fn random_games_go_the_same_way() {
    for (case, rules, known) in cases() {
        for (number, played) in known["random_games"].as_array().unwrap().iter().enumerate() {
            let mut position = rules.start().unwrap();
            let counts = played["legal_counts"].as_array().unwrap();
            for (ply, action) in texts(&played["moves"]).into_iter().enumerate() {
                let open = open(&rules, &position);
                let at = format!("{}, game {number}, action {ply}, {action}", case.ours);
                let listed = || open.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>().join(" ");
                assert_eq!(open.len() as u64, counts[ply].as_u64().unwrap(), "{at}: {}", listed());
                let text = (case.text)(action);
                let meant = |(ours, decision): &&(String, Decision)| match case.ours {
                    "chess" => is_written(&rules, &text, ours, decision),
                    _ => means(&text, ours),
                };
                let Some((_, decision)) = open.iter().find(meant) else {
                    panic!("{at}: no {text} in {}", listed())
                };
                rules.play(&mut position, decision).unwrap();
            }
            let mut expected: Vec<f64> =
                played["returns"].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
            if case.ours == "chess" {
                // there Black is the first of the two players
                expected.reverse();
            }
            assert_eq!(returns(position.turn().outcome), expected, "{}, game {number}", case.ours);
        }
    }
}

/// There a turn is three actions: which amazon, where to, and the arrow; here two decisions.
#[test]
fn a_turn_of_amazons_is_split() {
    let known = &oracle("classics")["games"]["amazons"];
    let rules = Rules::new(game("amazons", &[])).unwrap();
    let cell = |action: &str| {
        let (row, column) = action.rsplit_once('(').unwrap().1.split_once(", ").unwrap();
        let (row, column): (u8, u8) = (row.parse().unwrap(), column.trim_end_matches(')').parse().unwrap());
        format!("{}{}", char::from(b'a' + column - 1), 11 - row)
    };
    let start = rules.start().unwrap();
    let moves = open(&rules, &start);
    assert_eq!(moves.len() as u64, known["perft"]["2"][0].as_u64().unwrap());
    assert_eq!(count(&rules, &mut start.clone(), 2).0, known["perft"]["3"][0].as_u64().unwrap());
    for played in known["random_games"].as_array().unwrap() {
        let mut position = rules.start().unwrap();
        let counts: Vec<usize> =
            played["legal_counts"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap() as usize).collect();
        for (turn, actions) in texts(&played["moves"]).chunks(3).enumerate() {
            let (from, to, arrow) = (cell(actions[0]), cell(actions[1]), cell(actions[2]));
            let moves = open(&rules, &position);
            let mut origins: Vec<_> = moves.iter().map(|(_, decision)| decision.from).collect();
            origins.dedup();
            assert_eq!(origins.len(), counts[3 * turn]);
            let ends = moves.iter().filter(|(text, _)| text.starts_with(&from));
            assert_eq!(
                ends.filter(|(text, _)| text
                    .strip_prefix(&from)
                    .is_some_and(|rest| rest.as_bytes()[0].is_ascii_alphabetic()))
                    .count(),
                counts[3 * turn + 1]
            );
            let moved = moves.iter().find(|(text, _)| *text == format!("{from}{to}")).unwrap();
            rules.play(&mut position, &moved.1).unwrap();
            let arrows = open(&rules, &position);
            assert_eq!(arrows.len(), counts[3 * turn + 2]);
            let shot = arrows.iter().find(|(text, _)| *text == arrow).unwrap();
            rules.play(&mut position, &shot.1).unwrap();
        }
        let expected: Vec<f64> =
            played["returns"].as_array().unwrap().iter().filter_map(Value::as_f64).collect();
        assert_eq!(returns(position.turn().outcome), expected);
    }
}
