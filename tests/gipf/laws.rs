//! What holds in every game: pieces are constant, no row stands when a push is asked for, records may leave out what
//! followed of itself.

use crate::sides;
use crate::support::{game, play, random_decisions, session};
use houserule::notation::write_position;
use houserule::position::{Piece, Player, Position};
use houserule::rule::{Game, Moves, Rules};
use houserule::session::Session;
use proptest::prelude::*;
use std::sync::{Arc, LazyLock};

static GAMES: LazyLock<Vec<Arc<Game>>> = LazyLock::new(|| {
    let names = [
        "gipf",
        "gipf/standard",
        "gipf/tournament",
        "gipf/rows_of_five",
        "gipf/captured_return",
        "gipf/empty_reserve_loses",
    ];
    let small = [("size", "3"), ("row", "3"), ("white_pieces", "10"), ("black_pieces", "10")];
    let mut games: Vec<_> = names.iter().map(|name| game(name, &[])).collect();
    games.push(game("gipf", &small));
    games.push(game("gipf/tournament", &[("row", "3")]));
    games
});

/// Pieces of a type on the board, in hands and captured.
fn pieces(game: &Game, position: &Position, piece: Piece) -> u16 {
    let on = |count: usize, stack: &houserule::position::Stack| {
        count + stack.pieces().iter().filter(|other| **other == piece).count()
    };
    let stacked = position.stacks().map(|(_, stack)| stack).fold(0, on) as u16;
    let players = (0..game.players.len() as u8).map(Player);
    stacked
        + players.map(|player| position.hand(player, piece) + position.captured(player, piece)).sum::<u16>()
}

/// The rows that somebody would still have to decide about.
fn rows(rules: &Rules, position: &Position) -> usize {
    let taking = Moves::Rule(rules.game().find_rule("taking").unwrap());
    let of = |player| rules.view(position).seen_by(Player(player)).generate(&taking).unwrap().len();
    of(0) + of(1)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn pieces_are_constant_and_no_row_stands_at_a_push(seed: u64) {
        for game in GAMES.iter() {
            let mut session = session(game);
            let supply = game.supply.clone().unwrap();
            for step in 0..90u64 {
                random_decisions(&mut session, seed.wrapping_add(step), 1);
                let position = session.position();
                for (i, count) in supply.iter().enumerate() {
                    prop_assert_eq!(pieces(game, position, Piece(i as u8)), *count, "{}", game.name);
                }
                if position.turn().outcome.is_none() && game.phase(position.turn().phase).name == "push" {
                    prop_assert_eq!(rows(session.rules(), position), 0, "{}", game.name);
                }
            }
        }
    }

    #[test]
    fn records_may_leave_out_what_followed_of_itself(seed: u64) {
        for game in GAMES.iter() {
            let mut played = session(game);
            random_decisions(&mut played, seed, 100);
            let told = |all: bool| -> String {
                let texts = played.played().iter().filter(|played| all || !played.automatic);
                texts.map(|played| played.text.as_str()).collect::<Vec<_>>().join(" ")
            };
            for text in [told(true), told(false)] {
                let mut session = session(game);
                play(&mut session, &text);
                prop_assert_eq!(session.position(), played.position());
                prop_assert_eq!(session.turns(), played.turns());
            }
        }
    }

    #[test]
    fn a_position_at_a_push_needs_no_phase(seed: u64, most in 0usize..80) {
        for game in GAMES.iter().filter(|game| game.name != "gipf/tournament") {
            let mut played = session(game);
            random_decisions(&mut played, seed, most);
            let turn = played.position().turn();
            if turn.outcome.is_none() && game.phase(turn.phase).name == "push" {
                let text = write_position(played.rules(), played.position()).replace(" phase=push", "");
                let read: Session = sides::begin(game, &text).unwrap();
                prop_assert_eq!(read.position(), played.position());
            }
        }
    }
}
