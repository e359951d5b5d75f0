//! Where two rulesets differ first: on games small enough to try everything by other means, and on the shipped ones.

mod support;

use houserule::analysis::compare::{Cause, CompareJob, Compared, Found, compare};
use houserule::analysis::{Guard, Work};
use houserule::diagnostic::Source;
use houserule::script::{Library, LibraryPaths, Request};
use houserule::session::compare::{CompareAnswer, Side};
use houserule::session::rule_test;
use houserule::session::{Beginning, Session, Shelf};
use std::collections::BTreeMap;
use std::fs;

const JOB: CompareJob = CompareJob { depth: 100, positions: 20_000, games: 40, max_plies: 100, seed: 0 };
/// Nothing is looked at breadth first.
const RANDOM: CompareJob = CompareJob { positions: 1, ..JOB };

fn shelf() -> Shelf {
    let paths = LibraryPaths { given: Some("tests/rules".into()), working: Some("rules".into()), user: None };
    Shelf::new(Library::new(paths))
}

fn side(shelf: &Shelf, game: &str, set: &[(&str, &str)]) -> Side {
    let set = set.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let request = Request { set, ..Request::game(game) };
    Side { loaded: shelf.load(&request).unwrap(), request }
}

fn begin(side: &Side, position: Option<&str>) -> Session {
    let position = position.map(|text| Source::new("position", text));
    let beginning = Beginning { position, moves: None };
    Session::begin(side.loaded.game.clone(), side.loaded.notation.clone(), &beginning).unwrap()
}

fn look(sides: &[Side; 2], position: Option<&str>, job: CompareJob) -> Compared {
    let start = [0, 1].map(|side: usize| begin(&sides[side], position).position().clone());
    let games = [sides[0].loaded.game.clone(), sides[1].loaded.game.clone()];
    compare(&games, &start, job, Guard::of(&Work::new())).unwrap()
}

fn pair(first: &str, second: &str) -> [Side; 2] {
    let shelf = shelf();
    [side(&shelf, first, &[]), side(&shelf, second, &[])]
}

fn shortest_by_hand(sides: &[Side; 2], position: Option<&str>, most: u32) -> Option<u32> {
    let [mut first, mut second] = [begin(&sides[0], position), begin(&sides[1], position)];
    (0..=most).find(|depth| support::by_hand(&mut first, &mut second, *depth))
}

fn length(compared: &Compared) -> Option<u32> {
    compared.difference.as_ref().map(|(difference, _)| difference.game.len() as u32)
}

#[test]
fn rules_that_say_the_same_in_other_words_do_not_differ() {
    let compared = look(&pair("three", "three/same"), None, JOB);
    assert!(compared.difference.is_none() && compared.complete);
    // the positions that play can reach, known from elsewhere
    assert_eq!((compared.positions, compared.games), (5478, 0));
    let small = CompareJob { positions: 60, games: 3, ..JOB };
    for game in ["dvonn", "gipf/standard", "ricochet/puzzle"] {
        let compared = look(&pair(game, game), None, small);
        assert!(compared.difference.is_none(), "{game}");
        assert_eq!((compared.complete, compared.games), (false, 3), "{game}");
    }
}

#[test]
fn the_first_difference_on_a_small_board_is_the_shortest() {
    for (variant, wanted) in [("misere", 5), ("full_board", 9), ("not_beside", 0)] {
        let sides = pair("three", &format!("three/{variant}"));
        let compared = look(&sides, None, JOB);
        let (difference, found) = compared.difference.as_ref().unwrap();
        assert_eq!((difference.game.len(), *found), (wanted, Found::Shortest), "{variant}");
        if wanted < 9 {
            assert_eq!(shortest_by_hand(&sides, None, 9), Some(wanted as u32), "{variant}");
        }
    }
}

#[test]
fn sparse_positions_agree_with_trying_everything() {
    let cases = [
        ("dvonn", "dvonn/enclosed_may_move", "turn=white phase=stacking e3=W d3=B f3=R e4=B e2=B f4=W d2=B"),
        (
            "dvonn",
            "dvonn/enclosed_may_move",
            "turn=black phase=stacking e3=W d3=B f3=R e4=B e2=B f4=W c3=W c2=B b2=W",
        ),
        ("dvonn", "dvonn/shaded_stay", "turn=white phase=stacking a1=W b1=B c1=R d1=W e1=B"),
        ("dvonn", "dvonn/enclosed_may_move", "turn=white phase=stacking a1=W b1=B c1=R d1=W e1=B"),
        ("gipf", "gipf/rows_of_five", "turn=white d4=W e4=W c4=B e6=B hand.white=W2 hand.black=B2"),
    ];
    for (first, second, position) in cases {
        let sides = pair(first, second);
        let compared = look(&sides, Some(position), JOB);
        let by_hand = shortest_by_hand(&sides, Some(position), 3);
        if length(&compared).is_none_or(|length| length <= 3) {
            assert_eq!(length(&compared), by_hand, "{second} {position}");
        }
        assert!(compared.difference.is_none_or(|(_, found)| found == Found::Shortest));
    }
}

/// How many positions play reaches in a session, by their texts.
fn reached(side: &Side, position: &str) -> usize {
    fn go(session: &mut Session, known: &mut BTreeMap<String, ()>) {
        let text = houserule::notation::write_position(session.rules(), session.position());
        if known.insert(text, ()).is_some() {
            return;
        }
        for (_, open) in session.decisions().unwrap() {
            session.play(&open).unwrap();
            go(session, known);
            session.undo(1);
        }
    }
    let mut known = BTreeMap::new();
    go(&mut begin(side, Some(position)), &mut known);
    known.len()
}

#[test]
fn every_position_that_play_reaches_is_looked_at() {
    let sides = pair("dvonn", "dvonn/enclosed_may_move");
    for position in [
        "turn=white phase=stacking a1=W b1=B c1=R d1=W e1=B",
        "turn=black phase=stacking a1=W b1=B c1=R d1=W e1=B a2=R b2=W",
    ] {
        let compared = look(&sides, Some(position), JOB);
        assert!(compared.difference.is_none() && compared.complete);
        assert_eq!(compared.positions as usize, reached(&sides[0], position), "{position}");
    }
}

#[test]
fn a_full_board_differs_by_the_moves_of_enclosed_stacks() {
    let sides = pair("dvonn", "dvonn/enclosed_may_move");
    let compared = look(&sides, None, CompareJob { positions: 50, games: 16, ..JOB });
    let (difference, _) = compared.difference.unwrap();
    // the board is full after 49 turns, and before that the rules are the same
    assert_eq!(difference.game.len(), 49);
    let Cause::Open([less, more]) = &difference.cause else { panic!("{:?}", difference.cause) };
    let open = [0, 1].map(|side: usize| {
        let mut session = begin(&sides[side], None);
        support::play(&mut session, &difference.game.join(" "));
        session.decisions().unwrap().into_iter().map(|open| open.0).collect::<Vec<_>>()
    });
    assert!(less.is_empty());
    let wanted: Vec<&String> = open[1].iter().filter(|text| !open[0].contains(text)).collect();
    assert_eq!(more.iter().collect::<Vec<_>>(), wanted);
}

#[test]
fn games_found_at_random_are_made_as_short_as_they_can_be() {
    for (variant, wanted) in [("misere", 5), ("full_board", 9)] {
        let sides = pair("three", &format!("three/{variant}"));
        let compared = look(&sides, None, RANDOM);
        assert_eq!(compared.depth, 0);
        assert_eq!(length(&compared), Some(wanted), "{variant}");
    }
    let compared = look(&pair("gipf", "gipf/rows_of_five"), None, CompareJob { games: 16, ..RANDOM });
    let (difference, found) = compared.difference.unwrap();
    assert_eq!(found, Found::Shrunk);
    // two to a side stand, and a third and a fourth in line with a fourth
    assert!(difference.game.len() <= 7, "{:?}", difference.game);
}

#[test]
fn a_script_that_fails_is_a_difference() {
    let compared = look(&pair("three", "three/broken"), None, JOB);
    let (difference, _) = compared.difference.unwrap();
    assert_eq!(difference.game.len(), 2);
    let Cause::Fault(1, error) = &difference.cause else { panic!("{:?}", difference.cause) };
    assert!(error.message.contains("z9"));
}

/// Plays a rule test that was printed, under rules of another name if one is given; whether it holds.
fn holds(test: &str, names: Option<(&str, &str)>) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("printed_test.lua");
    let test = names.map_or_else(|| test.to_string(), |(old, new)| test.replacen(old, new, 1));
    fs::write(&path, &test).unwrap();
    let shelf = shelf();
    let tests = shelf.library().rule_tests(&path.display().to_string());
    let (tests, errors) = tests.unwrap_or_else(|error| panic!("{test}\n{}", error.render(false)));
    assert!(errors.is_empty(), "{test}\n{}", errors[0].render(false));
    let stop = Work::new();
    tests.iter().all(|test| rule_test::run(&shelf, test, &stop).unwrap().passed())
}

#[test]
fn the_rule_test_of_a_difference_holds_under_one_ruleset_only() {
    let silver = "a14=S k14=R b13=Y";
    let cases = [
        ("three", "three/misere", None),
        ("three", "three/full_board", None),
        ("three", "three/not_beside", None),
        ("three/not_beside", "three", None),
        ("dvonn", "dvonn/enclosed_may_move", None),
        ("dvonn/enclosed_may_move", "dvonn", None),
        ("dvonn", "dvonn/shaded_stay", Some("turn=white phase=stacking a1=W b1=BB c1=R d1=W")),
        ("gipf", "gipf/rows_of_five", None),
        ("gipf/rows_of_five", "gipf", None),
        (
            "gipf",
            "gipf/captured_return",
            Some("turn=white e2=W e3=W e4=W b2=B e5=B hand.white=W5 hand.black=B5"),
        ),
        ("gipf", "gipf/empty_reserve_loses", Some("turn=white b2=B b5=W hand.white=W1 hand.black=B5")),
        ("ricochet/silver_ghost", "ricochet/silver_jump", Some(silver)),
        ("ricochet/silver_step", "ricochet/silver_short", Some(silver)),
    ];
    let mut kinds = BTreeMap::new();
    for (first, second, position) in cases {
        let sides = pair(first, second);
        let job = CompareJob { positions: 100, games: 16, ..JOB };
        let answer = CompareAnswer::of(&sides, &look(&sides, position, job)).unwrap();
        let difference = answer.difference.unwrap_or_else(|| panic!("{first} {second}"));
        let test = difference.test.unwrap();
        assert!(holds(&test, None), "{test}");
        // where the second has nothing to decide, the test is one of the first
        let own = format!("\"{second}\"");
        let (own, other) = if test.contains(&format!("test {own}")) {
            (own, first)
        } else {
            (format!("\"{first}\""), second)
        };
        assert!(!holds(&test, Some((&own, &format!("\"{other}\"")))), "{other}\n{test}");
        *kinds.entry(difference.kind).or_insert(0) += 1;
    }
    assert_eq!(kinds.keys().copied().collect::<Vec<_>>(), ["effect", "open", "outcome"]);
}

#[test]
fn silver_differs_where_it_meets_what_it_has_power_over() {
    let shelf = shelf();
    let sides =
        [side(&shelf, "ricochet/puzzle", &[("silver", "true")]), side(&shelf, "ricochet/silver_ghost", &[])];
    let compared = look(&sides, None, JOB);
    assert_eq!(compared.difference.as_ref().map(|found| found.1), Some(Found::Shortest));
    assert_eq!(length(&compared), shortest_by_hand(&sides, None, 2));
}

#[test]
fn any_number_of_threads_finds_the_same() {
    let cases =
        [("three", "three/misere", JOB), ("gipf", "gipf/rows_of_five", RANDOM), ("three", "three/same", JOB)];
    for (first, second, job) in cases {
        let sides = pair(first, second);
        let answer = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let compared = pool.install(|| look(&sides, None, CompareJob { games: 20, ..job }));
            serde_json::to_string(&CompareAnswer::of(&sides, &compared).unwrap()).unwrap()
        };
        assert_eq!(answer(1), answer(3), "{second}");
    }
}

#[test]
fn rules_are_told_apart_by_name_not_by_number() {
    let [first, second] = pair("dvonn", "dvonn/enclosed_may_move");
    let differ = houserule::session::compare::sayings(&first.loaded.game, &second.loaded.game);
    let names: Vec<&str> = differ.iter().map(|saying| saying.rule.as_str()).collect();
    assert_eq!(names, ["stacking.movable"]);
    assert_eq!(
        differ[0].says[1].as_deref(),
        Some("X1 A stack may move even if all six neighbours are occupied.")
    );
}
