//! A published game of the tournament version, and the forms of its notation.

use crate::sides;
use crate::support::{game, notation, oracle, play, read, session};
use houserule::diagnostic::{Kind, Source};
use houserule::notation::records;
use houserule::position::{Piece, Player};
use houserule::session::Replay;

#[test]
fn a_published_game_is_read_replayed_and_written_back() {
    let (game, oracle) = (game("gipf/tournament", &[]), oracle("gipf"));
    let plies = oracle["notation_example"]["plies"].as_array().unwrap();
    let mut session = session(&game);
    for ply in plies {
        play(&mut session, ply["notation"].as_str().unwrap());
        for (i, reserve) in ply["reserve_after"].as_array().unwrap().iter().enumerate() {
            let found = session.position().hand(Player(i as u8), Piece(i as u8));
            assert_eq!(Some(u64::from(found)), reserve.as_u64(), "{ply}");
        }
    }
    assert_eq!(session.position().turn().ply, 42);

    let moves: Vec<&str> = plies.iter().map(|ply| ply["notation"].as_str().unwrap()).collect();
    let published = format!("[Game \"gipf/tournament\"]\n\n{}\n", moves.join(" "));
    let hash = format!("{:016x}", session.position().hash());
    let written = session.record(&[("Game".into(), game.name.clone()), ("Hash".into(), hash)]);
    for text in [&published, &written] {
        let source = Source::new("record", text.as_str());
        let (records, error) = records::read(&source);
        assert_eq!(error, None);
        let replay = Replay::of(game.clone(), notation(&game), &source, &records[0], None).unwrap();
        assert_eq!((replay.error, replay.contradictions.len()), (None, 0), "{text}");
        assert_eq!(replay.session.position(), session.position());
        assert_eq!(replay.session.turns(), session.turns());
    }
    let turns = session.turns();
    assert_eq!(turns[..4], ["Gd8-e8", "Gd8-e8", "Ge9-e8", "Gf8-e8"]);
    for turn in ["xe7,e8;c7-d7", "xd7,e7,f6,h4;a5-b5", "g1-f2;xf2,f3,f5,f6,f7", "h6-g6;xc4,e6,f6,g6"] {
        assert!(turns.iter().any(|written| written == turn), "{turn}: {turns:?}");
    }
}

#[test]
fn every_published_form_means_the_same_push() {
    let game = game("gipf", &[]);
    for text in ["a1-b2", "A1-B2", "a1-c3"] {
        let mut session = session(&game);
        play(&mut session, text);
        assert_eq!(session.turns(), ["a1-b2"], "{text}");
    }
    // an empty spot may be named alone, whichever dot beside it is meant
    for (text, written) in [("c2", "b1-c2"), ("b3", "a2-b3"), ("e7", ""), ("e2", ""), ("e5", "")] {
        let mut session = session(&game);
        match read(&mut session, text) {
            None => assert_eq!(session.turns(), [written], "{text}"),
            Some(error) => {
                assert_eq!((error.kind, written), (Kind::Illegal, ""), "{text}: {}", error.message)
            }
        }
    }
}

#[test]
fn a_row_is_read_in_every_form_and_a_doubtful_text_lists_what_it_could_mean() {
    let game = game("gipf", &[]);
    let position = "turn=white e2=W e3=W e4=W e6=B b2=B hand.white=W5 hand.black=B5";
    for text in [
        "e1-e2",
        "e1-e5",
        "e1-e2;x",
        "e1-e2 x",
        "e1-e5;xe2,e3,e4,e5,e6*",
        "e1-e2; xe6,e5,e4,e3,e2",
        "e1-e2 XE2,E3,E4,E5,E6",
    ] {
        let mut session = sides::begin(&game, position).unwrap();
        play(&mut session, text);
        assert_eq!(session.turns(), ["e1-e2;xe2,e3,e4,e5,e6"], "{text}");
    }
    let crossing = "turn=white e2=W e3=W e5=W c2=W d3=W f4=W b5=B hand.white=W5 hand.black=B5";
    let mut session = sides::begin(&game, crossing).unwrap();
    play(&mut session, "e1-e2");
    let error = read(&mut session, "x").unwrap();
    assert_eq!(error.kind, Kind::Ambiguous);
    assert_eq!(error.message, "`x` could mean `xc2,d3,e4,f4` or `xe2,e3,e4,e5`");
    play(&mut session, "xe5,e4,e3,e2");
    assert_eq!(session.turns(), ["e1-e2;xe2,e3,e4,e5"]);
}

#[test]
fn what_a_row_says_of_its_pieces_is_held_to_what_is_so() {
    let position = "turn=white e2=W e3=W e4=WW e6=B b2=B hand.white=W5 hand.black=B5";
    let standard = game("gipf/standard", &[]);
    let basic = game("gipf", &[]);
    let single = position.replace("e4=WW", "e4=W");
    for (game, position, row, wrong) in [
        (&standard, position, "e1-e2;xe2,e3,e4,Ge5,e6*", None),
        (&standard, position, "e1-e2;xe2,Ge3,e4,e5,e6", Some("on `e3` stands no more than one piece")),
        (&standard, position, "e1-e2;xe2,e3*,e4,e5,e6", Some("what stands on `e3` is not captured")),
        // a row that is taken without asking
        (&basic, &single, "e1-e2;xe2,e3,e4,e5,e6*", None),
        (&basic, &single, "e1-e2;xe2,e3,Ge4,e5,e6", Some("on `e4` stands no more than one piece")),
        (&basic, &single, "e1-e2;xe2*,e3,e4,e5,e6", Some("what stands on `e2` is not captured")),
    ] {
        let mut session = sides::begin(game, position).unwrap();
        let error = read(&mut session, row);
        match wrong {
            None => assert_eq!(error, None, "{row}"),
            Some(wrong) => {
                let error = error.expect(row);
                assert_eq!(error.kind, Kind::Illegal, "{row}");
                assert!(error.message.contains(wrong), "{row}: {}", error.message);
            }
        }
    }
}

#[test]
fn a_row_that_the_other_side_made_stands_before_its_owners_push() {
    let game = game("gipf", &[]);
    let position = "turn=black e8=W e6=W e5=W e4=W b2=B hand.white=W5 hand.black=B5";
    for text in ["e9-e8 c7-c6", "e9-e8 xe4,e5,e6,e7,e8*;c7-c6", "e9-e8 x c7-c6", "e9-e7;x;c6"] {
        let mut session = sides::begin(&game, position).unwrap();
        play(&mut session, text);
        let turns = session.turns();
        assert_eq!(turns[0], "e9-e8", "{text}");
        assert!(["xe4,e5,e6,e7,e8;c7-c6", "xe4,e5,e6,e7,e8;b6-c6"].contains(&turns[1].as_str()), "{turns:?}");
        assert_eq!(session.position().turn().ply, 2);
    }
}

#[test]
fn a_position_with_a_row_is_inside_a_turn() {
    let game = game("gipf", &[]);
    let row = "e4=W e5=W e6=W e7=W b2=B hand.white=W5 hand.black=B5";
    let refused = |position: &str| {
        let error = sides::begin(&game, &format!("{position} {row}")).unwrap_err();
        assert_eq!(error.kind, Kind::Position);
        error.render(false)
    };
    assert!(refused("turn=white").contains("`phase=own_rows` or `phase=other_rows`"));
    assert!(refused("turn=white phase=push").contains("B4 Rows are taken before anybody pushes"));
    assert!(refused("turn=black phase=own_rows").contains("B1"));
    for (position, mover) in [("phase=own_rows", "black"), ("phase=other_rows", "white")] {
        let session = sides::begin(&game, &format!("turn=white {position} {row}")).unwrap();
        assert_eq!((session.turn_name(), session.position().turn().ply), (mover, 1));
        assert_eq!(session.position().hand(Player(0), Piece(0)), 9);
    }
}
