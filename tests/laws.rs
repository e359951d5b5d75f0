//! What holds of every game, on random games of every shipped one.

mod support;

use houserule::analysis::{PlayoutsJob, Work, playouts};
use houserule::diagnostic::{Source, Span};
use houserule::notation::{read_position, records, write_position};
use houserule::position::Position;
use houserule::rule::{Action, Game, Node};
use houserule::session::{Replay, Session};
use proptest::prelude::*;
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
            pool.install(|| playouts(game, &start, job, &Work::new())).unwrap()
        };
        let one = run(1);
        assert_eq!(one.games, 12);
        assert_eq!(one, run(2), "{}", game.name);
        assert_eq!(one, run(5), "{}", game.name);
    }
}

#[test]
fn positions_that_cannot_be_are_refused_with_the_reason() {
    let dvonn = "turn=white phase=stacking a1=W b1=BW c1=RB c2=R d2=R";
    let gipf = "turn=white e2=W h5=W b2=B e8=B h2=B hand.white=W9 hand.black=B9";
    for (name, position, reason) in [
        ("dvonn", format!("{dvonn} hand.white=W3"), "D3 All pieces are placed before any stack moves."),
        ("dvonn", format!("{dvonn} hand.black=B1"), "D3 All pieces are placed before any stack moves."),
        ("dvonn", format!("{dvonn} hand.white=B3"), "white can never have a `B` in hand"),
        ("dvonn", "turn=white hand.white=R3W23 hand.black=B23".into(), "more than 2 `R` in hand"),
        ("dvonn", format!("{dvonn} captured.black=B3"), "black can never have captured a `B`"),
        ("dvonn", "turn=white phase=placing hand.white=W3 a1=WW".into(), "D3 Until all pieces are placed"),
        ("dvonn", "turn=white phase=placing a1=W".into(), "D3 Until all pieces are placed"),
        ("gipf", format!("{gipf} b5=WW"), "A1 Pieces come in one at a time"),
        ("gipf", format!("{gipf} b5=WB"), "A1 Pieces come in one at a time"),
        ("gipf/standard", format!("{gipf} b5=WB"), "A2 A piece is pushed on by another"),
        ("gipf/standard", format!("{gipf} b5=WWW"), "S2 A GIPF-piece is two pieces"),
        ("gipf/tournament", format!("{gipf} b5=WWW"), "S2 A GIPF-piece is two pieces"),
        ("gipf", "turn=white hand.white=B3".into(), "white can never have a `B` in hand"),
        ("gipf", format!("{gipf} captured.white=W3"), "white can never have captured a `W`"),
        ("chess", "turn=white a1=KR h8=k".into(), "A square holds one piece."),
        ("connect_four", "turn=white a2=W".into(), "F1 A cell holds one piece, and none hangs"),
        ("hex", "turn=white a1=WB".into(), "A cell holds one piece."),
        ("tic_tac_toe", "turn=x hand.x=X3".into(), "in hand"),
    ] {
        let game = support::game(name, &[]);
        let rules = houserule::rule::Rules::new(game).unwrap();
        let source = Source::new("position", position.as_str());
        let error = read_position(&rules, &source, Span::new(0, position.len()));
        let error = error.expect_err(&format!("{name}: {position}"));
        assert!(error.message.contains(reason), "{name}: {position}: {}", error.message);
    }
    // what the game could do before a house rule forbade it may have happened
    let returned = support::game("gipf/captured_return", &[]);
    let text = format!("{gipf} captured.white=B3");
    let rules = houserule::rule::Rules::new(returned).unwrap();
    assert!(read_position(&rules, &Source::new("position", text.as_str()), Span::new(0, text.len())).is_ok());
}

#[test]
fn an_interruption_ends_a_game_in_its_middle_and_does_not_count_it() {
    let stopped = Work::new();
    stopped.stop();
    for game in GAMES.iter() {
        let start = session(game).position().clone();
        let job = PlayoutsJob { games: 12, seed: 5, max_plies: None };
        assert_eq!(playouts(game, &start, job, &stopped).unwrap(), Default::default(), "{}", game.name);
        // so many that going through what is left would never end
        let job = PlayoutsJob { games: 1 << 50, ..job };
        assert_eq!(playouts(game, &start, job, &stopped).unwrap(), Default::default(), "{}", game.name);
        let runner = houserule::analysis::Runner::new(game.clone());
        assert_eq!(runner.playouts(&start, job, &stopped).unwrap(), Default::default(), "{}", game.name);
    }
    let job = houserule::analysis::CheckJob { games: 3, seed: 1, max_plies: 40 };
    let chess = support::game("chess", &[]);
    let checked = houserule::analysis::check(&chess, &notation(&chess), job, &stopped).unwrap();
    assert_eq!((checked.games, checked.turns), (0, 0));
}
