//! Each kind of illegal decision, and the rule that forbids it.

use crate::sides;
use crate::support::game;
use houserule::diagnostic::Source;

/// What is asked of a game in a position: the text, the label, the start of the sentence, what the trace says.
struct Case {
    game: &'static str,
    position: &'static str,
    text: &'static str,
    label: &'static str,
    sentence: &'static str,
    trace: &'static str,
}

const fn basic(
    position: &'static str,
    text: &'static str,
    label: &'static str,
    sentence: &'static str,
    trace: &'static str,
) -> Case {
    Case { game: "gipf", position, text, label, sentence, trace }
}

const START: &str = "turn=white b5=W e2=W h5=W b2=B e8=B h2=B hand.white=W12 hand.black=B12";
const FULL: &str = "turn=white e2=W e3=B e4=W e5=B e6=W e7=B e8=W hand.white=W5 hand.black=B5";
const EMPTY: &str = "turn=white b5=W e2=W h2=B hand.black=B5";
const ROW: &str =
    "turn=white phase=own_rows e4=W e5=W e6=W e7=W c4=W d5=W f6=W e8=B hand.white=W4 hand.black=B5";
const BROUGHT: &str = "turn=white b5=WW e2=W h2=BB hand.white=W5 hand.black=B5 var.brought.white=2";
const LAST: &str =
    "turn=white b5=WW h2=BB hand.white=W hand.black=B5 var.brought.white=1 var.brought.black=1";
const NOTHING: &str = "turn=white hand.white=W18 hand.black=B18";

const CASES: &[Case] = &[
    basic(FULL, "e1-e2", "A3", "No piece is pushed off onto a dot", "the line from `e1` over `e2` is full"),
    basic(FULL, "e9-e8", "A3", "No piece is pushed off onto a dot", "the line from `e9` over `e8` is full"),
    basic(
        START,
        "b2-b3",
        "A1, A2",
        "A piece of the reserve is put on a dot",
        "`b2` is not a point from which",
    ),
    basic(
        START,
        "a1-c2",
        "A1, A2",
        "A piece of the reserve is put on a dot",
        "no push goes from `a1` to `c2`",
    ),
    basic(START, "e2", "A1, A2", "A piece of the reserve is put on a dot", "`e2` is occupied"),
    basic(EMPTY, "a1-b2", "C1", "Who must push and has no piece in reserve loses.", "the game is over"),
    basic(START, "xb2,c2,d2,e2", "B1", "A row is taken by its owner", "no row stands"),
    basic(START, "x", "B1", "A row is taken by its owner", "no row stands"),
    basic(ROW, "a1-b2", "B4", "Rows are taken before anybody pushes.", ""),
    basic(ROW, "b2-c3", "B4", "Rows are taken before anybody pushes.", ""),
    basic(ROW, "xe4,e5,e6,e7", "B1", "Nothing of a row that is taken may be left.", "`e8` would be left"),
    basic(ROW, "x-", "B1", "Nothing of a row that is taken may be left.", "would be left"),
    basic(ROW, "xe4,e5,e6,e7,e8,e3", "B1", "A row is taken by its owner", "`e3` does not belong to the row"),
    basic(ROW, "xh2,h3", "B1", "A row is taken by its owner", "this is no row"),
    Case {
        game: "gipf/standard",
        position: "turn=white phase=own_rows e4=W e5=WW e6=W e7=W b2=BB hand.white=W4 hand.black=B5",
        text: "xe4,e5,e6",
        label: "S1",
        sentence: "Of a row that is taken, single pieces must go",
        trace: "`e7` would be left",
    },
    Case {
        game: "gipf/tournament",
        position: BROUGHT,
        text: "Ga1-b2",
        label: "T2",
        sentence: "GIPF-pieces come in until one's first single piece",
        trace: "",
    },
    Case {
        game: "gipf/tournament",
        position: NOTHING,
        text: "a1-b2",
        label: "T1",
        sentence: "The first turn of each side brings in a GIPF-piece.",
        trace: "",
    },
    Case {
        game: "gipf/tournament",
        position: LAST,
        text: "Ga1-b2",
        label: "S1",
        sentence: "Bringing in a GIPF-piece takes two pieces of the reserve.",
        trace: "white has 1 left to bring in, and 2 come at once",
    },
];

#[test]
fn every_illegal_decision_has_its_rule() {
    for case in CASES {
        let game = game(case.game, &[]);
        let session = sides::begin(&game, case.position)
            .unwrap_or_else(|error| panic!("{}: {}", case.text, error.render(false)));
        let (_, intent) = session.intent(&Source::new("text", case.text)).unwrap();
        let verdict = session.why(&intent).unwrap();
        let what = format!("{} {} in {}: {verdict:?}", case.game, case.text, case.position);
        assert!(!verdict.legal, "{what}");
        let rule = game.rule(verdict.rule.unwrap_or_else(|| panic!("{what}")));
        assert_eq!(rule.label.as_deref(), Some(case.label), "{what}");
        assert!(verdict.reason.starts_with(case.sentence), "{what}");
        assert!(verdict.trace.iter().any(|line| line.contains(case.trace)), "{what}");
    }
}

#[test]
fn a_double_is_unknown_to_the_basic_game() {
    let game = game("gipf", &[]);
    let session = sides::begin(&game, START).unwrap();
    let (_, intent) = session.intent(&Source::new("text", "Ga1-b2")).unwrap();
    let verdict = session.why(&intent).unwrap();
    assert_eq!((verdict.legal, verdict.rule), (false, None));
    assert_eq!(verdict.reason, "no decision in phase `push` is marked `G`");
}

#[test]
fn a_legal_decision_says_by_which_rule() {
    let game = game("gipf", &[]);
    for (position, text) in [(START, "a1-b2"), (START, "c2"), (ROW, "xe4,e5,e6,e7,e8")] {
        let session = sides::begin(&game, position).unwrap();
        let (_, intent) = session.intent(&Source::new("text", text)).unwrap();
        let verdict = session.why(&intent).unwrap();
        assert!(verdict.legal && verdict.rule.is_some(), "{text}");
    }
}
