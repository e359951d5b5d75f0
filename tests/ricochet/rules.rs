//! The rules one by one: what is open, and which rule says that something is not.

use super::support::{open, play, puzzle, session, stands, why};
use houserule::session::Session;

#[test]
fn m1_a_robot_slides_until_something_stops_it() {
    let mut session = session(puzzle(&[]), "a1=R c1=G");
    assert_eq!(open(&session), "gE gN gW rE rN");
    assert_eq!(
        why(&session, "rW"),
        "M1 A robot moved in a direction slides until something stops it; a slide of no length is no move."
    );
    play(&mut session, "rE");
    assert!(stands(&session, "b1"), "another robot stops it");
    play(&mut session, "rN");
    assert!(!stands(&session, "b1"));
    let mut session = super::support::session(puzzle(&[]), "h16=R");
    play(&mut session, "rS");
    assert!(stands(&session, "h10"), "the centre stops it");
}

#[test]
fn m2_nobody_goes_straight_back_until_another_has_moved() {
    let mut session = session(puzzle(&[]), "a1=R p16=Y");
    play(&mut session, "rE");
    assert_eq!(
        why(&session, "rW"),
        "M2 A robot may not be moved straight back until another robot has been moved."
    );
    play(&mut session, "yS");
    play(&mut session, "rW");
    assert!(stands(&session, "a1"));
    let mut plain = super::support::session(puzzle(&[("rules", "plain")]), "a1=R p16=Y");
    play(&mut plain, "rE rW rE");
}

#[test]
fn m3_who_has_not_turned_has_not_solved() {
    // A wall stops the slide on g1. Only a slide that starts at a right angle makes a turn.
    let mut session = session(puzzle(&[("target", "g1:red")]), "a1=R");
    play(&mut session, "rE");
    assert!(session.position().turn().outcome.is_none());
    let mut plain = super::support::session(puzzle(&[("target", "g1:red"), ("rules", "plain")]), "a1=R");
    play(&mut plain, "rE");
    assert!(plain.position().turn().outcome.is_some());
    // Another robot may move between the two slides.
    let mut session = super::support::session(puzzle(&[("target", "g12:red")]), "a1=R p4=G");
    play(&mut session, "rE gW rN");
    assert!(session.position().turn().outcome.is_some());
}

#[test]
fn m0_standing_on_the_target_is_not_arriving() {
    let session = session(puzzle(&[("target", "a1:red")]), "a1=R");
    assert!(session.position().turn().outcome.is_none());
    let plain = super::support::session(puzzle(&[("target", "a1:red"), ("rules", "plain")]), "a1=R");
    assert!(plain.position().turn().outcome.is_some(), "plain rules: solved in 0");
    assert_eq!(plain.position().turn().ply, 0);
    // Crossing does not count, nor does another robot.
    let mut session = super::support::session(puzzle(&[("target", "a8:red"), ("rules", "plain")]), "a1=R");
    play(&mut session, "rN");
    assert!(session.position().turn().outcome.is_none());
    let mut session = super::support::session(puzzle(&[("target", "g1:red"), ("rules", "plain")]), "a1=G");
    play(&mut session, "gE");
    assert!(session.position().turn().outcome.is_none());
}

#[test]
fn m0_on_the_vortex_the_robot_that_arrives_must_have_turned() {
    let mut session = session(puzzle(&[("target", "g1:any")]), "a1=R d4=G");
    play(&mut session, "gN gE rE");
    assert!(stands(&session, "g1"));
    assert!(session.position().turn().outcome.is_none(), "green has turned, and red arrives");
    let mut session = super::support::session(puzzle(&[("target", "m1:any")]), "a1=R p4=G");
    play(&mut session, "rE gS gW");
    assert!(session.position().turn().outcome.is_some());
}

/// Face 1D in the north-west: a green `/` on e15, a yellow `\` on f9.
#[test]
fn m4_diagonals_turn_robots_of_another_colour() {
    let diagonals = |more: &[(&str, &str)]| {
        let mut set = vec![("board", "1D,2A,3A,4A")];
        set.extend_from_slice(more);
        puzzle(&set)
    };
    let mut session = session(diagonals(&[]), "e13=R");
    play(&mut session, "rN");
    assert!(!stands(&session, "e16"), "it turns east on e15");
    let row = |session: &Session| {
        let board = &session.game().board;
        let robots = session.position().stacks().filter(|(_, stack)| !stack.is_empty());
        robots.map(|(cell, _)| board.name(cell).to_string()).collect::<Vec<_>>().join(" ")
    };
    assert!(row(&session).ends_with("15"), "{}", row(&session));
    let mut session = super::support::session(diagonals(&[]), "e13=G");
    play(&mut session, "gN");
    assert!(stands(&session, "e16"), "its own colour passes");
    let mut session = super::support::session(diagonals(&[("silver", "true")]), "e13=S");
    play(&mut session, "sN");
    assert!(!stands(&session, "e16"), "silver turns at all");
    let mut session = super::support::session(diagonals(&[("diagonals", "false")]), "e13=R");
    play(&mut session, "rN");
    assert!(stands(&session, "e16"));
}

#[test]
fn m4_nothing_stops_on_a_diagonal_unless_it_is_allowed() {
    let game = puzzle(&[("board", "1D,2A,3A,4A")]);
    let session = session(game, "e13=R f15=Y");
    assert_eq!(why(&session, "rN"), "M4 A slide that would have to stop on a diagonal is not allowed.");
    let game = puzzle(&[("board", "1D,2A,3A,4A"), ("blocked_diagonal", "stop")]);
    let mut session = super::support::session(game, "e13=R f15=Y");
    play(&mut session, "rN");
    assert!(stands(&session, "e15"));
}

#[test]
fn m4_a_deflection_is_a_turn_only_if_it_is_said_so() {
    let solved = |counts: &str| {
        let set = [("board", "1D,2A,3A,4A"), ("target", "d15:red"), ("deflection_counts", counts)];
        let mut session = session(puzzle(&set), "e16=R c15=G");
        play(&mut session, "rS");
        session.position().turn().outcome.is_some()
    };
    assert_eq!((solved("false"), solved("true")), (false, true));
}
