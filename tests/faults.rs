//! Wrong edits of shipped rules, of the kinds that people make, and what finds each: the loader, `check`, the rule
//! tests that are shipped beside the rules, or `compare` against the rules as they are shipped.

mod support;

use houserule::analysis::compare::{CompareJob, Found, compare};
use houserule::analysis::{CheckJob, Guard, Work, check};
use houserule::diagnostic::Source;
use houserule::notation::Notation;
use houserule::script::{Library, LibraryPaths, Request};
use houserule::session::{Beginning, Session, Shelf, rule_test};
use std::fs;
use std::path::Path;

static STOP: Work = Work::new();

/// What finds a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tool {
    /// The script does not load, and the message says this.
    Loader,
    /// `check` finds this law broken.
    Check,
    /// A rule test fails whose name begins like this.
    Test,
}
use Tool::{Check, Loader, Test};

struct Fault {
    name: &'static str,
    game: &'static str,
    file: &'static str,
    old: &'static str,
    new: &'static str,
    /// Every tool that finds it by itself, and by what.
    found: &'static [(Tool, &'static str)],
    /// The position from which `compare` finds it (the game's start if it is empty), and the length of the shortest
    /// game that shows it.
    compared: Option<(&'static str, usize)>,
}

const DVONN: &str = "dvonn/init.lua";
const GIPF: &str = "gipf/init.lua";
const SLIDES: &str = "ricochet/slides.lua";
const PUZZLE: &str = "ricochet/puzzle/init.lua";

const fn fault(
    name: &'static str,
    (game, file): (&'static str, &'static str),
    (old, new): (&'static str, &'static str),
    found: &'static [(Tool, &'static str)],
) -> Fault {
    Fault { name, game, file, old, new, found, compared: None }
}

impl Fault {
    /// `compare` finds it as well.
    const fn compared(mut self, position: &'static str, length: usize) -> Fault {
        self.compared = Some((position, length));
        self
    }
}

/// Four stacks in a line, one of them red.
const LINE: &str = "turn=white phase=stacking a1=W b1=B c1=R d1=W";
/// A stack that is enclosed, and others.
const FULL: &str = "turn=white phase=stacking e3=W d3=B f3=R e4=B e2=B f4=W d2=B";
/// What has no chain to a red piece as soon as White moves.
const CUT: &str = "turn=white phase=stacking a1=R b1=W c1=B d1=W";
/// Three in a row and room for a fourth.
const ROW: &str = "turn=white e2=W e3=W e4=W b2=B hand.white=W5 hand.black=B5";

#[rustfmt::skip]
const FAULTS: &[Fault] = &[
    fault("a stack goes one space too far", ("dvonn", DVONN),
        ("stacking.distance = height", "stacking.distance = height + 1"), &[(Test, "E3")])
            .compared(LINE, 0),
    fault("what is cut off stays", ("dvonn", DVONN),
        ("stacking.after = remove(occupied - linked_to(holding \"red\"))", ""), &[(Test, "F1")])
            .compared(CUT, 1),
    fault("only lone red pieces link", ("dvonn", DVONN),
        ("linked_to(holding \"red\")", "linked_to(neutral)"), &[(Test, "F1")])
            .compared(CUT, 1),
    fault("everything but what is linked stays", ("dvonn", DVONN),
        ("remove(occupied - linked_to(holding \"red\"))", "remove(linked_to(holding \"red\"))"), &[(Test, "F1")])
            .compared(CUT, 1),
    fault("a kind of piece misspelt", ("dvonn", DVONN),
        ("holding \"red\"", "holding \"rad\""), &[(Loader, "did you mean `red`?")]),
    fault("a rule misspelt", ("dvonn", DVONN),
        ("onto = stacking.landing", "onto = stacking.landin"), &[(Loader, "did you mean `landing`?")]),
    fault("passing is always allowed", ("dvonn", DVONN),
        ("  onto = stacking.landing,\n}", "  onto = stacking.landing,\n} + say \"pass\""), &[(Test, "E7")])
            .compared(LINE, 0),
    fault("who is blocked loses", ("dvonn", DVONN),
        ("stacking.blocked = pass", "stacking.blocked = lose"), &[(Test, "E7"), (Test, "G2")])
            .compared("turn=white phase=stacking a1=W b1=R c1=W", 1),
    fault("the wrong side begins the stacking", ("dvonn", DVONN),
        ("go \"stacking\":by \"white\"", "go \"stacking\":by \"black\""), &[(Test, "E1")]),
    fault("the second phase is never reached", ("dvonn", DVONN),
        ("placing.blocked = go \"stacking\":by \"white\"", "placing.blocked = score"), &[(Check, "phase"), (Test, "E1")]),
    fault("one neighbour encloses", ("dvonn", DVONN),
        ("neighbours(occupied):all()", "neighbours(occupied):any()"), &[(Test, "E5 five")])
            .compared(LINE, 0),
    fault("enclosed stacks are forgotten", ("dvonn", DVONN),
        ("stacking.own_stacks - stacking.enclosed", "stacking.own_stacks"), &[(Check, "unused"), (Test, "E5")])
            .compared(FULL, 0),
    fault("red need not come first", ("dvonn", DVONN),
        ("  place { piece = \"red\", at = placing.space },\n", ""), &[(Check, "decision text"), (Test, "D2")])
            .compared("", 1),
    fault("Black has two red pieces as well", ("dvonn", DVONN),
        ("black = { red = 1, black = 23 }", "black = { red = 2, black = 23 }"), &[(Test, "D1")])
            .compared("", 0),
    fault("anybody's stacks may be moved", ("dvonn", DVONN),
        ("stacking.own_stacks = own", "stacking.own_stacks = occupied"), &[(Test, "E2")])
            .compared(LINE, 0),
    fault("a stack ends on an empty space", ("dvonn", DVONN),
        ("stacking.landing = occupied", "stacking.landing = empty"), &[(Test, "E4")])
            .compared(LINE, 0),
    fault("stacks are counted, not pieces", ("dvonn", DVONN),
        ("dvonn.score = pieces(own)", "dvonn.score = count(own)"), &[(Test, "G2")])
            .compared(LINE, 1),
    fault("a row needs five", ("gipf", GIPF),
        ("option(\"row\", { default = 4", "option(\"row\", { default = 5"), &[(Test, "B1")])
            .compared(ROW, 1),
    fault("a row takes only one's own pieces along", ("gipf", GIPF),
        ("gipf.extension = occupied", "gipf.extension = own"), &[(Test, "B1 a row of four")]),
    fault("pieces of a row may be left", ("gipf", GIPF),
        ("gipf.left = cells {}", "gipf.left = own"), &[(Test, "B1 a row must")]),
    fault("an empty reserve is not looked at", ("gipf", GIPF),
        ("pushing.start = lose:when(hand():is(0))", ""), &[(Test, "C1 who must")]),
    fault("rows are never taken", ("gipf", GIPF),
        ("pushing.next = follow \"own_rows\"", "pushing.next = go \"push\""), &[(Check, "phase"), (Test, "B1 a row of four")])
            .compared(ROW, 1),
    fault("the other side takes first", ("gipf", GIPF),
        ("pushing.next = follow \"own_rows\"", "pushing.next = follow \"other_rows\""), &[(Check, "phase"), (Test, "B1 a row of four")]),
    fault("the other side's rows stand", ("gipf", GIPF),
        ("own_rows.blocked = follow \"other_rows\"", "own_rows.blocked = go \"push\""), &[(Check, "phase"), (Test, "B3 then")]),
    fault("who pushed takes the other side's rows", ("gipf", GIPF),
        ("other_rows.who = \"other\"\n", ""), &[(Test, "B3 then")]),
    fault("a push into a full line", ("gipf", GIPF),
        ("pushing.gap = empty", "pushing.gap = cells {}"), &[(Test, "A1")])
            .compared("", 0),
    fault("one may have lost and won by the same row", ("gipf/standard", "gipf/variants/standard.lua"),
        ("own_rows.next = { standard.lost, standard.won,", "own_rows.next = { standard.won, standard.lost,"),
        &[(Test, "S3 whoever")]),
    fault("GIPF-pieces come in for ever", ("gipf/tournament", "gipf/variants/tournament.lua"),
        ("pushing.double:when(pushing.doubling)", "pushing.double"), &[(Test, "T2")]),
    fault("a robot may go straight back", ("ricochet/puzzle", SLIDES),
        ("moves(phase.slides:only(-phase.straight_back))", "moves(phase.slides)"),
        &[(Check, "unused"), (Test, "M2")])
            .compared("", 1),
    fault("a robot stops anywhere on its way", ("ricochet/puzzle", SLIDES),
        ("    whole = true,\n", ""), &[(Check, "decision text"), (Test, "M1")])
            .compared("", 1),
    fault("a robot need not have turned", ("ricochet/puzzle", PUZZLE),
        ("showing.has_turned = var \"turned\":is(1)", "showing.has_turned = always"), &[(Test, "M3")]),
    fault("the wrong robot is remembered", ("ricochet/puzzle", SLIDES),
        ("assign(\"last_robot\", piece_moved + 1)", "assign(\"last_robot\", piece_moved)"), &[(Test, "M2")])
            .compared("", 1),
];

/// Looks for the shortest game after which faulty rules differ from those that are shipped; its length by `compare`,
/// if it is proven, and by trying all games.
fn shortest(rules: &Path, fault: &Fault, position: &str) -> [Option<usize>; 2] {
    let faulty = LibraryPaths { given: Some(rules.into()), ..LibraryPaths::default() };
    let shipped = LibraryPaths { working: Some("rules".into()), ..LibraryPaths::default() };
    let mut sessions = [shipped, faulty].map(|paths| {
        let loaded = Shelf::new(Library::new(paths)).load(&Request::game(fault.game)).unwrap();
        let position = (!position.is_empty()).then(|| Source::new("position", position));
        let beginning = Beginning { position, moves: None };
        Session::begin(loaded.game, loaded.notation, &beginning).unwrap()
    });
    let games = [0, 1].map(|side: usize| sessions[side].game().clone());
    let start = [0, 1].map(|side: usize| sessions[side].position().clone());
    let job = CompareJob { depth: 3, positions: 2000, games: 0, max_plies: 0, seed: 0 };
    let compared = compare(&games, &start, job, Guard::of(&Work::new())).unwrap();
    let found = compared.difference.filter(|(_, found)| *found == Found::Shortest);
    let [first, second] = &mut sessions;
    let by_hand = (0..=1).find(|depth| support::by_hand(first, second, *depth));
    [found.map(|(difference, _)| difference.game.len()), by_hand.map(|depth| depth as usize)]
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() { copy(&path, &target) } else { fs::copy(&path, &target).map(|_| ()).unwrap() }
    }
}

/// What finds a fault in the rules of a folder, each tool by all that it says.
fn found(rules: &Path, game: &str) -> Vec<(Tool, String)> {
    let shelf =
        Shelf::new(Library::new(LibraryPaths { given: Some(rules.into()), ..LibraryPaths::default() }));
    let loaded = match shelf.load(&Request::game(game)) {
        Ok(loaded) => loaded,
        Err(errors) => {
            return errors.iter().map(|error| (Loader, error.help.clone().unwrap_or_default())).collect();
        }
    };
    let notation = Notation::new(&loaded.game.grammar).unwrap();
    let job = CheckJob { games: 1, seed: 0, max_plies: 20 };
    let findings = check(&loaded.game, &notation, job, &STOP).unwrap().findings;
    let laws = findings.iter().filter(|finding| !finding.law.is_remark());
    let mut found: Vec<_> = laws.map(|finding| (Check, finding.law.to_string())).collect();
    let (tests, errors) = shelf.library().rule_tests(game).unwrap();
    assert!(errors.is_empty(), "{errors:?}");
    for test in tests.iter().filter(|test| test.request.game == game) {
        let passed = rule_test::run(&shelf, test, &STOP).is_ok_and(|tested| tested.passed());
        if !passed {
            found.push((Test, test.name.clone()));
        }
    }
    found
}

#[test]
fn every_fault_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join("rules");
    copy(Path::new("rules"), &rules);
    copy(Path::new("grammar"), &folder.path().join("grammar"));
    assert!(FAULTS.len() >= 20);
    let mut wrong = Vec::new();
    for fault in FAULTS {
        let path = rules.join(fault.file);
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text.matches(fault.old).count(), 1, "{}", fault.name);
        fs::write(&path, text.replace(fault.old, fault.new)).unwrap();
        let found = found(&rules, fault.game);
        if let Some((position, length)) = fault.compared {
            let shortest = shortest(&rules, fault, position);
            if shortest != [Some(length); 2] {
                let name = fault.name;
                wrong.push(format!("{name}: the shortest game has {length} decisions, found {shortest:?}"));
            }
        }
        fs::write(&path, text).unwrap();
        let is_found = |(tool, by): &(Tool, &str)| {
            found.iter().any(|(other, said)| other == tool && said.starts_with(by))
        };
        let others = |tool: Tool| fault.found.iter().all(|(known, _)| *known != tool);
        // what else finds it must be said here too
        let more = found.iter().any(|(tool, _)| others(*tool));
        if !fault.found.iter().all(is_found) || more {
            wrong.push(format!("{}: {:?} should find it, found {found:?}", fault.name, fault.found));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_table_says_what_finds_how_much() {
    let count =
        |tool: Tool| FAULTS.iter().filter(|fault| fault.found.iter().any(|(by, _)| *by == tool)).count();
    let compared = FAULTS.iter().filter(|fault| fault.compared.is_some()).count();
    assert_eq!([count(Loader), count(Check), count(Test), compared], [2, 8, 30, 19]);
}
