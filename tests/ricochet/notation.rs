//! How slides and puzzles are written and read.

use super::support::{oracle, play, puzzle, session, wrong};
use houserule::diagnostic::Kind;
use houserule::session::Session;

const IDS: [(&str, &str); 2] = [("hard24", "0765+42+2E21BD0F+93"), ("hard25", "7650+42+E2302B12+C9")];

#[test]
fn the_famous_puzzles_are_read_from_their_ids() {
    let oracle = oracle("ricochet_puzzles");
    for (name, id) in IDS {
        let known = oracle["puzzles"].as_array().unwrap().iter().find(|puzzle| puzzle["id"] == name).unwrap();
        let game = puzzle(&[("id", id), ("rules", "plain")]);
        let mut session = Session::new(game.clone(), super::support::notation(&game)).unwrap();
        assert_eq!(game.alias_of(session.position()).as_deref(), Some(id));
        let line = known["plain"]["example"].as_array().unwrap();
        for slide in line {
            assert!(session.position().turn().outcome.is_none());
            play(&mut session, &format!("{} {}", slide[0].as_str().unwrap(), slide[1].as_str().unwrap()));
        }
        assert!(session.position().turn().outcome.is_some(), "{name}");
    }
}

#[test]
fn an_id_holds_five_robots_and_the_vortex() {
    let game = puzzle(&[("id", "0123+5F+0F102F304F+57")]);
    let session = Session::new(game.clone(), super::support::notation(&game)).unwrap();
    assert_eq!(game.alias_of(session.position()).as_deref(), Some("0123+5F+0F102F304F+57"));
    let positions = session.position().stacks().filter(|(_, stack)| !stack.is_empty()).count();
    assert_eq!(positions, 5);
    let with_diagonals = puzzle(&[("board", "1D,2A,3A,4A")]);
    let session = super::support::session(with_diagonals.clone(), "a1=R");
    assert_eq!(with_diagonals.alias_of(session.position()), None, "ids carry no diagonals");
}

#[test]
fn a_slide_is_written_in_many_ways() {
    let ways = ["rN", "r n", "red north", "Red Up", "r^", "red ↑", "1: rN", "r up"];
    for way in ways {
        let mut session = session(puzzle(&[]), "a1=R p16=Y");
        play(&mut session, way);
        assert_eq!(session.played()[0].text, "rN", "{way}");
    }
    let mut session = session(puzzle(&[]), "a1=R p16=Y");
    play(&mut session, "1: rN 2: red right yv; y ← red↓");
    let texts: Vec<&str> = session.played().iter().map(|played| played.text.as_str()).collect();
    assert_eq!(texts, ["rN", "rE", "yS", "yW", "rS"]);
    assert_eq!(session.turns(), texts);
}

#[test]
fn the_first_letter_of_a_pair_is_the_robot() {
    let silver = puzzle(&[("silver", "true")]);
    let mut session = session(silver.clone(), "c3=S g7=R");
    play(&mut session, "sS rE");
    assert_eq!(session.turns(), ["sS", "rE"]);
    let session = super::support::session(silver, "c3=S g7=R");
    let error = wrong(session, "s");
    assert_eq!(error.kind, Kind::Ambiguous);
    assert_eq!(error.message, "`s` could mean `rS` or `sE` or `sN` or `sS` or `sW`");
}

#[test]
fn positions_are_written_and_read_with_what_has_turned() {
    let game = puzzle(&[]);
    let mut session = super::support::session(game.clone(), "a1=R p16=Y");
    play(&mut session, "rN rE");
    let text = houserule::notation::write_position(session.rules(), session.position());
    let again = super::support::session(game, &text);
    assert_eq!(again.position(), session.position());
    assert!(text.contains("var.turned.R=1"), "{text}");
}
