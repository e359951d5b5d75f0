//! The powers of the silver robot, one by one and together.

use super::support::{library, loaded, open, play, request, session, why};
use houserule::diagnostic::{Diagnostic, Kind};
use houserule::position::Piece;
use houserule::rule::Game;
use houserule::session::Session;
use std::sync::Arc;

fn load(with: &[&str], set: &[(&str, &str)]) -> Result<Arc<Game>, Vec<Diagnostic>> {
    let mut request = request("ricochet/puzzle", set);
    request.with = with.iter().map(|name| name.to_string()).collect();
    loaded(&request).map(|loaded| loaded.game)
}

fn powers(with: &[&str], position: &str) -> Session {
    match load(with, &[]) {
        Ok(game) => session(game, position),
        Err(findings) => panic!("{}", findings[0].render(false)),
    }
}

/// Where silver stands.
fn silver(session: &Session) -> &str {
    let game = session.game();
    let kind = Piece(game.pieces.iter().position(|piece| piece.kind == "silver").unwrap() as u8);
    let found = session.position().stacks().find(|(_, stack)| stack.top() == Some(kind));
    game.board.name(found.unwrap().0)
}

/// Where silver stands after some slides from a position.
fn comes_to(with: &[&str], position: &str, slides: &str) -> String {
    let mut session = powers(with, position);
    play(&mut session, slides);
    silver(&session).to_string()
}

#[test]
fn passes_through_walls() {
    let with = &["silver_ghost"];
    assert_eq!(comes_to(with, "a14=S", "sE"), "p14");
    assert_eq!(comes_to(with, "a14=S k14=R", "sE"), "j14", "robots stop it");
    assert_eq!(comes_to(with, "h16=S", "sS"), "h10", "the centre stops it");
    assert_eq!(comes_to(with, "a1=S", "sE"), "p1");
    let mut session = powers(with, "a14=R a1=S");
    play(&mut session, "rE");
    assert_eq!(open(&session), "rS sE sN", "red stopped at the wall, as ever");
    play(&mut session, "sE");
    assert_eq!(
        why(&session, "sW"),
        "M2 A robot may not be moved straight back until another robot has been moved."
    );
}

#[test]
fn stops_one_short() {
    let with = &["silver_short"];
    assert_eq!(comes_to(with, "a1=S", "sE"), "f1");
    let session = powers(with, "f1=S");
    assert_eq!(
        why(&session, "sE"),
        "V1 The silver robot stops one cell short of where it would; a slide of a single cell is no move."
    );
}

#[test]
fn wraps_around() {
    let with = &["silver_wrap"];
    assert_eq!(comes_to(with, "m1=S", "sE"), "g1");
    assert_eq!(comes_to(with, "c12=S e12=R", "sW"), "f12");
    let session = powers(with, "a12=S");
    assert!(why(&session, "sW").starts_with("V1 The silver robot leaves at the edge"));
    assert!(!open(&session).contains("sE"));
}

#[test]
fn jumps() {
    let with = &["silver_jump"];
    assert_eq!(comes_to(with, "a12=S d12=R", "sE"), "p12");
    assert_eq!(comes_to(with, "a12=S d12=R f12=G", "sE"), "p12");
    assert_eq!(comes_to(with, "a12=S d12=R e12=G", "sE"), "c12", "two in a row stop it");
    assert_eq!(comes_to(with, "a12=S p12=R", "sE"), "o12", "behind is the edge");
    assert_eq!(comes_to(with, "a14=S b14=R", "sN"), "a16");
    assert!(!open(&powers(with, "a14=S b14=R")).contains("sE"), "behind is a wall");
}

#[test]
fn slides_diagonally() {
    let with = &["silver_diagonal"];
    assert_eq!(comes_to(with, "c12=S", "sNE"), "g16");
    assert_eq!(comes_to(with, "c12=S", "silver north-east"), "g16");
    assert_eq!(comes_to(with, "c12=S", "s↗"), "g16");
    assert_eq!(comes_to(with, "c12=S f15=R", "sNE"), "e14");
    assert_eq!(comes_to(with, "c12=S", "sE"), "p12");
    let session = powers(with, "a4=S c1=R");
    assert!(
        why(&session, "sNE").starts_with("V1 The silver robot may also slide diagonally"),
        "a wall touches the corner"
    );
    assert!(!open(&session).contains("rNE"));
}

#[test]
fn a_slanting_slide_after_a_straight_one_is_a_turn() {
    let game = load(&["silver_diagonal"], &[("target", "g16:silver")]).unwrap();
    let mut session = session(game, "b12=S d12=R");
    play(&mut session, "sE sNE");
    assert!(session.position().turn().outcome.is_some());
}

#[test]
fn no_diagonal_turns_a_slanting_slide() {
    let board = &[("board", "1D,2A,3A,4A"), ("blocked_diagonal", "stop")];
    let mut session = session(load(&["silver_diagonal"], board).unwrap(), "c13=S");
    play(&mut session, "sNE");
    assert_eq!(silver(&session), "f16", "over the diagonal on e15");
}

#[test]
fn each_power_is_a_variant_of_its_own() {
    let listed = library().list();
    for name in ["ghost", "short", "wrap", "jump", "diagonal", "step", "teleport"] {
        let game = format!("ricochet/silver_{name}");
        let found = listed.iter().find(|listed| listed.name == game).unwrap_or_else(|| panic!("no {game}"));
        assert!(found.findings.is_empty(), "{:?}", found.findings);
    }
}

#[test]
fn moves_a_single_step() {
    assert_eq!(comes_to(&["silver_step"], "a12=S", "sE"), "b12");
    assert!(!open(&powers(&["silver_step"], "b14=S")).contains("sE"), "a wall stops it");
}

#[test]
fn is_teleported() {
    let with = &["silver_teleport"];
    assert_eq!(comes_to(with, "a13=S", "sE"), "p4");
    assert_eq!(comes_to(with, "a13=S m4=R", "sE"), "g13", "the other cell is taken");
    let findings = load(with, &[("marks", "d13,h8")]).unwrap_err();
    assert_eq!(
        findings[0].message,
        "option `marks` cannot be `d13,h8`: it should be two cells such as `d13,m4`"
    );
    assert_eq!(findings[0].kind, Kind::Usage);
}

#[test]
fn powers_combine() {
    assert_eq!(comes_to(&["silver_ghost", "silver_wrap"], "a14=S c14=R", "sW"), "d14");
    assert_eq!(comes_to(&["silver_wrap", "silver_ghost"], "a14=S c14=R", "sW"), "d14");
    assert_eq!(comes_to(&["silver_ghost", "silver_short"], "a14=S", "sE"), "o14");
    assert_eq!(comes_to(&["silver_wrap", "silver_step"], "a12=S", "sW"), "p12");
    assert_eq!(comes_to(&["silver_jump", "silver_step"], "a12=S b12=R", "sE"), "c12");
    assert_eq!(comes_to(&["silver_wrap", "silver_diagonal"], "p1=S c4=R", "sNE"), "b3");
    assert_eq!(comes_to(&["silver_diagonal", "silver_step"], "c12=S", "sNE"), "d13");
    assert_eq!(comes_to(&["silver_ghost", "silver_diagonal"], "a4=S d7=R", "sNE"), "c6");
}

#[test]
fn powers_that_do_not_fit_are_refused() {
    let refused = |with: &[&str], set: &[(&str, &str)]| {
        let findings = load(with, set).unwrap_err();
        assert_eq!(findings[0].kind, Kind::Usage);
        findings[0].message.clone()
    };
    assert_eq!(
        refused(&["silver_short", "silver_step"], &[]),
        "house rule `silver_step` does not fit: a single step that stops one cell short is no move"
    );
    assert_eq!(
        refused(&["silver_ghost", "silver_ghost"], &[]),
        "house rule `silver_ghost` does not fit: it is laid over the game already"
    );
    assert_eq!(
        refused(&["silver_wrap"], &[("silver", "false")]),
        "house rule `silver_wrap` does not fit: there is no silver robot: set `silver=true`"
    );
}
