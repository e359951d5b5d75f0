//! The standard game against the values of other programs, and what the tournament game adds.

use crate::oracle::{check_perft, play_games, turn, winner};
use crate::sides;
use crate::support::{game, oracle, play, read, session};
use houserule::diagnostic::Kind;
use houserule::position::{Outcome, Player};
use houserule::session::Session;

#[test]
fn the_start_has_the_known_numbers_of_sequences() {
    let (game, oracle) = (game("gipf/standard", &[]), oracle("gipf"));
    let start = session(&game);
    for depth in 1..=2 {
        let known = &oracle["standard"]["start"]["perft"][depth.to_string()];
        check_perft(&game, start.position(), depth, known, "start");
    }
}

#[test]
fn positions_have_the_known_numbers_of_sequences() {
    let (game, oracle) = (game("gipf/standard", &[]), oracle("gipf"));
    let mut with_rows = 0;
    for known in oracle["standard"]["positions"].as_array().unwrap() {
        let id = known["id"].as_str().unwrap();
        let session = sides::session(&game, &known["position"]);
        sides::check(&game, session.position(), &known["position"], id);
        for depth in 1..=2 {
            check_perft(&game, session.position(), depth, &known["perft"][depth.to_string()], id);
        }
        for ply in known["moves_with_removals"].as_array().unwrap() {
            let mut session = sides::session(&game, &known["position"]);
            play(&mut session, &turn(ply));
            let what = format!("{id} {ply}");
            assert_eq!(winner(&game, session.position()).as_deref(), ply["winner"].as_str(), "{what}");
            assert_eq!(session.position().turn().ply, 1, "{what}");
            with_rows += 1;
        }
    }
    assert!(with_rows > 100, "{with_rows}");
}

#[test]
fn complete_games_have_the_known_reserves_and_results() {
    let (game, oracle) = (game("gipf/standard", &[]), oracle("gipf"));
    play_games(&game, &oracle["standard"]["games"], "final");
}

#[test]
fn a_double_left_at_a_crossing_leaves_the_second_row_to_be_taken() {
    let game = game("gipf/standard", &[]);
    let position = "turn=white e2=W e3=WW e5=W c2=W d3=W f4=W h2=WW b5=BB hand.white=W5 hand.black=B5";
    let begin = || {
        let mut session = sides::begin(&game, position).unwrap();
        play(&mut session, "e1-e2");
        session
    };
    let open = |session: &Session| -> Vec<String> {
        session.decisions().unwrap().into_iter().map(|(text, _)| text).collect()
    };
    let mut session = begin();
    assert_eq!(open(&session), ["xc2,d3,e4,f4", "xc2,d3,f4", "xe2,e3,e4,e5", "xe2,e3,e5"]);
    play(&mut session, "xe2,e3,e5");
    assert_eq!(open(&session), ["xc2,d3,e4,f4", "xc2,d3,f4"]);
    assert_eq!(session.turn_name(), "white");
    play(&mut session, "xc2,d3,f4");
    assert_eq!(session.turn_name(), "black");
    let mut session = begin();
    play(&mut session, "xe2,e3,Ge4,e5");
    assert_eq!(session.turn_name(), "black");
    assert_eq!(session.turns(), ["e1-e2;xe2,e3,e4,e5"]);
}

#[test]
fn whoever_takes_the_last_doubles_of_both_sides_loses() {
    let game = game("gipf/standard", &[]);
    let position = "turn=white c2=WW d3=W e4=W g4=BB h5=B hand.white=W5 hand.black=B5";
    let begin = || {
        let mut session = sides::begin(&game, position).unwrap();
        play(&mut session, "b1-c2");
        session
    };
    for (taken, outcome) in [
        ("xc2,d3,e4,f4,g4", Some(Outcome::winner(Player(1)))),
        ("xc2,d3,e4,f4", Some(Outcome::winner(Player(1)))),
        ("xc2,e4,f4,Gg4*", Some(Outcome::winner(Player(0)))),
        ("xc2,e4,f4", None),
    ] {
        let mut session = begin();
        play(&mut session, taken);
        assert_eq!(session.position().turn().outcome, outcome, "{taken}");
        assert_eq!(session.position().turn().ply, 1, "{taken}");
    }
    assert_eq!(read(&mut begin(), "x").map(|error| error.kind), Some(Kind::Ambiguous));
}

#[test]
fn a_row_of_doubles_left_standing_is_asked_about_once_a_turn() {
    let game = game("gipf/tournament", &[]);
    let position = "turn=white c2=WW d3=WW e4=WW g4=B h5=BB hand.white=W5 hand.black=B5 var.brought.white=1 var.brought.black=2";
    let mut session = sides::begin(&game, position).unwrap();
    play(&mut session, "Gb1-c2");
    let open = session.decisions().unwrap();
    assert_eq!((open.len(), open[0].0.as_str()), (16, "xc2,d3,e4,f4,g4"));
    let error = read(&mut session, "x-").unwrap();
    assert_eq!(error.kind, Kind::Illegal);
    assert!(error.notes.iter().any(|note| note.contains("`g4` would be left")), "{error:?}");
    play(&mut session, "xg4");
    assert_eq!((session.turn_name(), session.position().turn().ply), ("black", 1));
    assert_eq!(read(&mut session, "xc2").map(|error| error.kind), Some(Kind::Illegal));
    // it still stands when Black has pushed elsewhere, so White decides about it again
    play(&mut session, "i5-h5");
    assert_eq!((session.turn_name(), session.position().turn().ply), ("white", 1));
    play(&mut session, "x- Ga2-b3");
    assert_eq!((session.turn_name(), session.position().turn().ply), ("white", 2));
    play(&mut session, "x-");
    assert_eq!((session.turn_name(), session.position().turn().ply), ("black", 3));
}

#[test]
fn doubles_come_in_until_the_first_single_and_what_may_come_in_is_not_lost() {
    let game = game("gipf/tournament", &[]);
    let mut session = session(&game);
    assert_eq!(session.decisions().unwrap().len(), 42);
    play(&mut session, "Ga1-b2 Ge9-e8");
    assert_eq!(session.decisions().unwrap().len(), 84);
    play(&mut session, "a1-b2 Ge1-e2");
    assert_eq!(session.decisions().unwrap().len(), 42);

    // Black takes White's only double; whether that wins depends on what White may still bring in
    let row = "turn=black c2=B d3=B e4=B g4=WW h5=BB b5=W hand.white=W5 hand.black=B5 var.brought.black=2";
    for (brought, outcome) in [(1, None), (2, Some(Outcome::winner(Player(1))))] {
        let mut session = sides::begin(&game, &format!("{row} var.brought.white={brought}")).unwrap();
        play(&mut session, "b1-c2;xc2,d3,e4,f4,g4");
        assert_eq!(session.position().turn().outcome, outcome);
    }
    let mut session = sides::begin(&game, &format!("{row} var.brought.white=1")).unwrap();
    play(&mut session, "b1-c2;xc2,d3,e4,f4,g4 a1-b2");
    assert_eq!(session.position().turn().outcome, Some(Outcome::winner(Player(1))));
}
