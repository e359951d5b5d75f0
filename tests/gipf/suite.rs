//! The tests of a university course on small and large boards, as far as they speak of what there is here.
//!
//! What does not apply: rows of a board that are written too short or too long without a piece too many (there is
//! no such form here: 6 of 132), the colour that is said with a chosen row (nobody else could choose it), and two
//! boards in which a row is left standing because the game is taken to be over before it is looked at.

use crate::oracle::{after_turn, winner};
use crate::sides::{self, SIDES};
use crate::support::{game, oracle, read};
use houserule::diagnostic::Kind;
use houserule::position::{Piece, Player, Position};
use houserule::rule::{Game, Moves, Rules};
use houserule::session::Session;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;

fn number(value: &Value) -> usize {
    value.as_u64().unwrap() as usize
}

/// The game with the sizes of a case.
fn sized(load: &Value) -> Arc<Game> {
    let of = |key: &str| load[key].to_string();
    game(
        "gipf",
        &[("size", &of("S")), ("row", &of("K")), ("white_pieces", &of("GW")), ("black_pieces", &of("GB"))],
    )
}

/// The spots of a row of the board, from its left end, as far as its letters go.
fn spots(size: usize, row: usize, letters: usize) -> Vec<String> {
    let (column, first) = if row < size { (0, size + 1 - row) } else { (row + 1 - size, 2) };
    let rises = |i: usize| (column + i).min(size - 1) - column;
    (0..letters).map(|i| format!("{}{}", (b'b' + (column + i) as u8) as char, first + rises(i))).collect()
}

fn text(load: &Value) -> String {
    let mut text = format!("turn={}", load["to_move"].as_str().unwrap());
    for (row, letters) in sides::list(&load["rows"]).into_iter().enumerate() {
        let spots = spots(number(&load["S"]), row, letters.len());
        for (spot, letter) in spots.iter().zip(letters.chars()).filter(|(_, letter)| *letter != '_') {
            text.push_str(&format!(" {spot}={letter}"));
        }
    }
    let reserve = &load["reserve"];
    format!("{text} hand.white=W{} hand.black=B{}", reserve[0], reserve[1])
}

/// The board of a position as the suite writes it, with the reserves, and who moves unless the game is over.
fn board(game: &Game, position: &Position, load: &Value) -> String {
    let row = |(row, letters): (usize, &str)| -> String {
        let spots = spots(number(&load["S"]), row, letters.len());
        let at = |spot: &String| position.stack(game.board.find(spot).unwrap()).top();
        spots.iter().map(|spot| at(spot).map_or("_", |top| SIDES[top.index()].1)).collect()
    };
    let rows: Vec<String> = sides::list(&load["rows"]).into_iter().enumerate().map(row).collect();
    let reserve = |i: u8| position.hand(Player(i), Piece(i));
    let over = position.turn().outcome.is_some();
    let mover = if over { "" } else { game.decider_name(position.turn().decider) };
    format!("{} {},{} {mover}", rows.join("/"), reserve(0), reserve(1))
}

fn expected(position: &Position, expected: &Value) -> String {
    let over = position.turn().outcome.is_some();
    let mover = if over { "" } else { expected["to_move"].as_str().unwrap() };
    let reserve = &expected["reserve"];
    format!("{} {},{} {mover}", sides::list(&expected["rows"]).join("/"), reserve[0], reserve[1])
}

#[test]
fn positions_load_or_are_refused_as_expected() {
    let oracle = oracle("gipf");
    let (mut loaded, mut refused, mut inside, mut other) = (0, 0, 0, 0);
    for case in oracle["public_suite"]["cases"].as_array().unwrap() {
        let (id, load) = (case["id"].as_str().unwrap(), &case["load"]);
        let game = sized(load);
        let begun = sides::begin(&game, &text(load));
        match case["load_result"].as_str().unwrap() {
            "BOARD_STATE_OK" => {
                let session = begun.unwrap_or_else(|error| panic!("{id}: {}", error.render(false)));
                assert_eq!(
                    board(&game, session.position(), load),
                    expected(session.position(), load),
                    "{id}"
                );
                loaded += 1;
            }
            "WRONG_BOARD_ROW_LENGTH" => match begun {
                Err(error) => assert!(error.message.contains("outside the cells"), "{id}: {}", error.message),
                Ok(_) => other += 1,
            },
            result if result.starts_with("WRONG") => {
                let error = begun.unwrap_err();
                let letter = if result.contains("WHITE") { "`W`" } else { "`B`" };
                assert!(error.message.contains(letter), "{id}: {}", error.message);
                assert_eq!(error.kind, Kind::Position);
                refused += 1;
            }
            result => {
                // where both sides have rows, it can only be that who is to move has just pushed
                match begun {
                    Ok(session) => assert!(game.phase(session.start().turn().phase).follow_up, "{id}"),
                    Err(error) => {
                        assert!(error.message.contains("in which phase"), "{id}: {}", error.message)
                    }
                }
                assert_eq!(result.split('_').nth(2), Some(rows(&game, load).to_string().as_str()), "{id}");
                inside += 1;
            }
        }
    }
    assert_eq!((loaded, refused, inside, other), (102, 8, 14, 6));
}

/// How many rows of either side stand.
fn rows(game: &Arc<Game>, load: &Value) -> usize {
    let rules = Rules::new(game.clone()).unwrap();
    let taking = Moves::Rule(game.find_rule("taking").unwrap());
    let stands = text(load);
    let (_, stands) = stands.split_once(' ').unwrap();
    // whoever has no row cannot be asked which to take
    let count = |side: &str| {
        let text = format!("turn={side} phase=own_rows {stands}");
        sides::try_set_up(&rules, &text)
            .map_or(0, |position| rules.view(&position).generate(&taking).unwrap().len())
    };
    count("white") + count("black")
}

#[test]
fn moves_have_the_expected_results() {
    let oracle = oracle("gipf");
    let mut done = 0;
    for case in oracle["public_suite"]["cases"].as_array().unwrap() {
        let (id, load) = (case["id"].as_str().unwrap(), &case["load"]);
        if case["load_result"] != "BOARD_STATE_OK" {
            continue;
        }
        let game = sized(load);
        let rules = Rules::new(game.clone()).unwrap();
        let mut session = sides::begin(&game, &text(load)).unwrap();
        for step in case["steps"].as_array().unwrap() {
            let what = format!("{id} {} {}", step["cmd"], step["arg"]);
            let expect = step["expected"].as_str().unwrap_or("");
            let position = session.position().clone();
            let boards = || step["expected_boards"].as_array().unwrap();
            match step["cmd"].as_str().unwrap() {
                "PRINT_GAME_BOARD" => {
                    let known = &step["expected_board"];
                    if known.is_object() {
                        assert_eq!(board(&game, &position, load), expected(&position, known), "{what}");
                    }
                }
                "DO_MOVE" => do_move(&mut session, step["arg"].as_str().unwrap(), expect, &what),
                "IS_GAME_OVER" => {
                    let known = match expect.strip_prefix("THE_WINNER_IS_") {
                        Some(side) => Some(side.to_lowercase()),
                        None => {
                            assert_eq!(expect, "GAME_IN_PROGRESS", "{what}");
                            None
                        }
                    };
                    assert_eq!(winner(&game, &position), known, "{what}");
                }
                "GEN_ALL_POS_MOV_NUM" => {
                    assert_eq!(
                        format!("{}_UNIQUE_MOVES", after_turn(&rules, &position).len()),
                        expect,
                        "{what}"
                    );
                }
                "GEN_ALL_POS_MOV" => {
                    let found: BTreeSet<_> = after_turn(&rules, &position)
                        .iter()
                        .map(|after| without_mover(board(&game, after, load)))
                        .collect();
                    let known: BTreeSet<_> =
                        boards().iter().map(|known| without_mover(expected(&position, known))).collect();
                    assert_eq!(found, known, "{what}");
                }
                // one move that wins stands for all moves; without one all are counted
                "GEN_ALL_POS_MOV_EXT_NUM" | "GEN_ALL_POS_MOV_EXT" => {
                    let me = game.decider_name(position.turn().decider).to_string();
                    let all = after_turn(&rules, &position);
                    let won = all.iter().filter(|after| winner(&game, after).as_deref() == Some(me.as_str()));
                    let won: Vec<_> = won.collect();
                    if !expect.is_empty() {
                        let count = if won.is_empty() { all.len() } else { 1 };
                        assert_eq!(format!("{count}_UNIQUE_MOVES"), expect, "{what}");
                    }
                    for known in step["expected_boards"].as_array().into_iter().flatten() {
                        let known = without_mover(expected(&position, known));
                        let found = |after: &&Position| without_mover(board(&game, after, load)) == known;
                        // in these two boards a row of Black's is left standing after the move
                        let other = ["pl_8a_04", "pl_8a_05"].contains(&id);
                        assert_eq!(all.iter().any(|after| found(&after)), !other, "{what}");
                    }
                }
                other => panic!("{id}: {other}"),
            }
            done += 1;
        }
    }
    assert!(done > 150, "{done}");
}

fn without_mover(board: String) -> String {
    board.rsplit_once(' ').unwrap().0.to_string()
}

/// A push, and perhaps a row by its ends.
fn do_move(session: &mut Session, text: &str, expect: &str, what: &str) {
    let (push, row) = text.split_once(' ').unwrap_or((text, ""));
    let result = read(session, push);
    match expect {
        "MOVE_COMMITTED" => assert!(result.is_none(), "{what}: {result:?}"),
        "WRONG_INDEX_OF_CHOSEN_ROW" => {
            let ends = row[2..].trim().replace(' ', ",");
            assert_eq!(
                read(session, &format!("x{ends}")).map(|error| error.kind),
                Some(Kind::Illegal),
                "{what}"
            );
            session.undo(1);
            return;
        }
        "WRONG_COLOR_OF_CHOSEN_ROW" => {
            assert_ne!(session.turn_name()[..1], row[..1], "{what}");
            session.undo(1);
            return;
        }
        wrong => {
            let error = result.unwrap_or_else(|| panic!("{what} should be {wrong}"));
            assert_eq!(error.kind, Kind::Illegal, "{what}");
            let message = error.render(false);
            let over = session.decider().is_none() && !wrong.contains("WRONG_INDEX");
            let says = if over {
                "A3 Who finds every line full"
            } else if wrong.contains("FULL") {
                "A3"
            } else if wrong.contains("WRONG_INDEX") {
                "on the board"
            } else {
                "A1"
            };
            assert!(message.contains(says), "{what}: {message}");
            return;
        }
    }
    if let Some((side, ends)) = row.split_once(": ") {
        assert_eq!(session.turn_name()[..1], side[..1], "{what}");
        let ends: Vec<_> = ends.split(' ').map(|end| session.game().board.find(end).unwrap()).collect();
        let open = session.decisions().unwrap();
        let mut fitting =
            open.iter().filter(|(_, decision)| ends.iter().all(|end| decision.cells.contains(end)));
        let (_, decision) = fitting.next().unwrap_or_else(|| panic!("{what}"));
        assert!(fitting.next().is_none(), "{what}");
        session.play(decision).unwrap();
    }
    // rows that do not cross are all taken there, in whatever order
    while session.game().phase(session.position().turn().phase).follow_up && session.decider().is_some() {
        let open = session.decisions().unwrap();
        session.play(&open[0].1).unwrap();
    }
}
