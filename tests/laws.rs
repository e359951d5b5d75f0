//! What holds of every game, on random games of every shipped one.

mod support;

use houserule::analysis::{PlayoutsJob, playouts};
use houserule::diagnostic::{Source, Span};
use houserule::notation::{read_position, records, write_position};
use houserule::position::Position;
use houserule::rule::{Action, Game, Node};
use houserule::session::{Replay, Session};
use proptest::prelude::*;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};
use support::{all_games, notation, random_decisions, session};

static GAMES: LazyLock<Vec<Arc<Game>>> = LazyLock::new(all_games);

/// A game in the middle of play.
fn played(game: &Arc<Game>, seed: u64, most: usize) -> Session {
    let mut session = session(game);
    random_decisions(&mut session, seed, most);
    session
}

fn pieces(game: &Game, position: &Position) -> usize {
    let stacked: usize = position.stacks().map(|(_, stack)| stack.height()).sum();
    let held = (0..game.players.len() as u8).flat_map(|player| {
        (0..game.pieces.len() as u8).map(move |piece| {
            let (player, piece) = (houserule::position::Player(player), houserule::position::Piece(piece));
            usize::from(position.hand(player, piece) + position.captured(player, piece))
        })
    });
    stacked + held.sum::<usize>()
}

/// Whether pieces come from outside, so that there may be more of them.
fn brings_from_outside(game: &Game) -> bool {
    let brings = &mut |node: Node<'_>| matches!(node, Node::Action(Action::Put(..)));
    game.rules.iter().any(|rule| rule.body.node().any(brings))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn undoing_everything_gives_the_start_and_redoing_the_end(seed: u64, most in 1usize..120) {
        for game in GAMES.iter() {
            let mut session = played(game, seed, most);
            let (end, written) = (session.position().clone(), write_position(session.rules(), session.position()));
            prop_assert_eq!(end.hash(), end.hash_from_scratch());
            let made = session.undo(usize::MAX);
            prop_assert_eq!(session.position(), session.start());
            prop_assert_eq!(session.position().turn().ply, session.start().turn().ply);
            prop_assert_eq!(session.position().hash(), session.position().hash_from_scratch());
            prop_assert_eq!(session.redo(usize::MAX), made);
            prop_assert_eq!(session.position(), &end);
            prop_assert_eq!(write_position(session.rules(), session.position()), written);
        }
    }

    #[test]
    fn every_open_decision_is_read_back_from_its_text(seed: u64, most in 0usize..120) {
        for game in GAMES.iter() {
            let session = played(game, seed, most);
            for (text, decision) in session.decisions().unwrap() {
                let source = Source::new("decision", text.as_str());
                let phrase = session.notation().read_decision(&source, 0);
                let phrase = phrase.unwrap_or_else(|error| panic!("{}: {}", game.name, error.render(false)));
                prop_assert_eq!(phrase.span, Span::new(0, text.len()));
                let found = session.find(&source, &phrase);
                let found = found.unwrap_or_else(|error| panic!("{}: {}", game.name, error.render(false)));
                prop_assert_eq!(game.decision_text(&found), text.clone());
                prop_assert_eq!(found, decision);
            }
        }
    }

    #[test]
    fn a_position_is_read_back_from_its_text(seed: u64, most in 0usize..120) {
        for game in GAMES.iter() {
            let session = played(game, seed, most);
            let text = write_position(session.rules(), session.position());
            let source = Source::new("position", text.as_str());
            let read = read_position(session.rules(), &source, Span::new(0, text.len()));
            let read = read.unwrap_or_else(|error| panic!("{}: {}", game.name, error.render(false)));
            prop_assert_eq!(&read, session.position());
            prop_assert_eq!(read.turn().ply, session.position().turn().ply);
            prop_assert_eq!(write_position(session.rules(), &read), text);
        }
    }

    #[test]
    fn a_record_replays_to_the_same_position(seed: u64, most in 0usize..120) {
        for game in GAMES.iter() {
            let session = played(game, seed, most);
            let hash = format!("{:016x}", session.position().hash());
            let text = session.record(&[("Game".into(), game.name.clone()), ("Hash".into(), hash)]);
            let source = Source::new("record", text.as_str());
            let (records, error) = records::read(&source);
            prop_assert_eq!(error, None);
            let replay = Replay::of(game.clone(), notation(game), &source, &records[0], None).unwrap();
            prop_assert_eq!(replay.error, None, "{}", text);
            prop_assert_eq!(replay.contradictions, vec![]);
            prop_assert_eq!(replay.session.position(), session.position());
            prop_assert_eq!(replay.session.turns(), session.turns());
        }
    }

    #[test]
    fn pieces_never_become_more(seed: u64) {
        for game in GAMES.iter().filter(|game| game.supply.is_some() && !brings_from_outside(game)) {
            let mut session = session(game);
            let mut before = pieces(game, session.position());
            for _ in 0..80 {
                random_decisions(&mut session, seed, 1);
                let now = pieces(game, session.position());
                prop_assert!(now <= before, "{}: {before} pieces became {now}", game.name);
                before = now;
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_games_in_any_number_of_threads() {
    for game in GAMES.iter() {
        let start = session(game).position().clone();
        let job = PlayoutsJob { games: 12, seed: 5, max_plies: Some(150) };
        let run = |threads: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| playouts(game, &start, job, &AtomicBool::new(false))).unwrap()
        };
        let one = run(1);
        assert_eq!(one.games, 12);
        assert_eq!(one, run(2), "{}", game.name);
        assert_eq!(one, run(5), "{}", game.name);
    }
}
