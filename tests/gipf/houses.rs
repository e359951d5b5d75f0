//! The house rules of the folder: what each changes, against the games of the basic one where they tell.

use crate::oracle::{turn, winner};
use crate::sides;
use crate::support::{game, library, oracle, play, session};
use houserule::diagnostic::Kind;
use houserule::position::{Piece, Player};
use houserule::script::Request;

#[test]
fn an_empty_reserve_loses_when_the_turn_is_complete() {
    let (game, oracle) = (game("gipf/empty_reserve_loses", &[]), oracle("gipf"));
    let mut checked = 0;
    for known in oracle["games"].as_array().unwrap() {
        let id = known["id"].as_str().unwrap();
        let Some(ended) = known["immediate_loss_variant"]["ended_after_ply"].as_u64() else { continue };
        let mut session = session(&game);
        for ply in &known["plies"].as_array().unwrap()[..ended as usize] {
            assert_eq!(session.position().turn().outcome, None, "{id}");
            play(&mut session, &turn(ply));
        }
        assert_eq!(u64::from(session.position().turn().ply), ended, "{id}");
        let known = known["immediate_loss_variant"]["winner"].as_str();
        assert_eq!(winner(&game, session.position()).as_deref(), known, "{id}");
        checked += 1;
    }
    assert_eq!(checked, 48);
}

#[test]
fn four_are_no_row_where_five_are() {
    let position = "turn=white e2=W e3=W e4=W b2=B hand.white=W5 hand.black=B5";
    for (name, reserve) in [("gipf", 8), ("gipf/rows_of_five", 4)] {
        let mut session = sides::begin(&game(name, &[]), position).unwrap();
        play(&mut session, "e1-e2");
        assert_eq!((session.turn_name(), session.position().turn().ply), ("black", 1));
        assert_eq!(session.position().hand(Player(0), Piece(0)), reserve, "{name}");
    }
    let five = "turn=white e2=W e3=W e4=W e6=W e7=B b2=B hand.white=W5 hand.black=B5";
    let mut session = sides::begin(&game("gipf/rows_of_five", &[]), five).unwrap();
    play(&mut session, "e1-e2");
    assert_eq!(session.turns(), ["e1-e2;xe2,e3,e4,e5,e6,e7"]);
}

#[test]
fn captured_pieces_return_to_their_owners() {
    let position = "turn=white e2=W e3=W e4=W e6=B b2=B hand.white=W5 hand.black=B5";
    for (name, black, captured) in [("gipf", 5, 1), ("gipf/captured_return", 6, 0)] {
        let mut session = sides::begin(&game(name, &[]), position).unwrap();
        play(&mut session, "e1-e2");
        let position = session.position();
        assert_eq!(position.hand(Player(0), Piece(0)), 8, "{name}");
        assert_eq!(position.hand(Player(1), Piece(1)), black, "{name}");
        assert_eq!(position.captured(Player(0), Piece(1)), captured, "{name}");
    }
}

#[test]
fn house_rules_lie_over_the_standard_and_the_tournament_game() {
    for name in ["gipf/standard", "gipf/tournament"] {
        for house in ["rows_of_five", "captured_return", "empty_reserve_loses"] {
            let with = vec![house.to_string()];
            let loaded = library().load(&Request { with, ..Request::game(name) });
            let game = loaded
                .unwrap_or_else(|findings| panic!("{name} {house}: {}", findings[0].render(false)))
                .game;
            assert_eq!(game.supply, Some(vec![18, 18]), "{name} {house}");
            assert!(game.find_rule("double").is_some());
            if house == "captured_return" {
                let position = "turn=white c2=W d3=WW e4=W g4=BB h5=BB hand.white=W5 hand.black=B5 var.brought.white=2 var.brought.black=2";
                let position = if name == "gipf/standard" {
                    &position[..position.find(" var").unwrap()]
                } else {
                    position
                };
                let mut session = sides::begin(&game, position).unwrap();
                play(&mut session, "b1-c2;xc2,d3,f4,g4");
                assert_eq!(session.position().hand(Player(1), Piece(1)), 7, "{name}");
                assert_eq!(session.position().captured(Player(0), Piece(1)), 0, "{name}");
            }
        }
    }
}

#[test]
fn a_handicap_changes_the_reserve() {
    let game = game("gipf", &[("white_pieces", "18"), ("black_pieces", "12")]);
    let session = session(&game);
    assert_eq!(session.position().hand(Player(0), Piece(0)), 15);
    assert_eq!(session.position().hand(Player(1), Piece(1)), 9);
}

#[test]
fn a_side_has_a_piece_in_reserve_at_the_start() {
    for (name, pieces, wanted) in [("gipf", "3", "from 4 to 30"), ("gipf/standard", "6", "from 7 to 30")] {
        let set = vec![("white_pieces".to_string(), pieces.to_string())];
        let findings = library().load(&Request { set, ..Request::game(name) }).err().unwrap();
        assert_eq!((findings.len(), findings[0].kind), (1, Kind::Usage), "{name}");
        assert!(findings[0].message.contains(wanted), "{name}: {}", findings[0].message);
    }
}
