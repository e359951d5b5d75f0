//! What a wrong grammar is told, and that no grammar hangs or overflows the compiler.

use super::{Notation, builtin};
use crate::diagnostic::{Diagnostic, Kind, Source};

fn over_common(fragment: &str) -> Result<Notation, Diagnostic> {
    let common = builtin("common").expect("common is embedded");
    Notation::new(&[common, Source::new("house.lua", fragment)])
}

fn refused(fragment: &str) -> String {
    let error = over_common(fragment).expect_err("the grammar is wrong");
    assert_eq!(error.kind, Kind::Script);
    match &error.help {
        Some(help) => format!("{error} ({help})"),
        None => error.to_string(),
    }
}

#[test]
fn a_later_layer_holds_and_keeps_the_words_of_the_earlier() {
    let notation = over_common("cell = @{ \"x\" ~ ASCII_DIGIT }").expect("the grammar is right");
    let source = Source::new("sample", "x1-c4");
    let error = notation.read_decision(&source, 0).expect_err("c4 is no cell here");
    assert_eq!(error.to_string(), "sample:1:4: expected a cell such as `c4`, found `c4`");
}

#[test]
fn errors_at_literals_have_their_column() {
    let notation = over_common("decision = ${ \"!\"? ~ (walk | say) }\nwalk = ${ #from = cell ~ \"=>\" ~ #to = cell ~ (^\" to \" ~ cell)? }")
        .expect("the grammar is right");
    let wrong = |text: &str| match notation.read_decision(&Source::new("sample", text), 0) {
        Ok(phrase) => phrase.verb,
        Err(error) => error.to_string(),
    };
    assert_eq!(wrong("!a1=>b2"), "walk");
    assert_eq!(wrong("pass"), "say");
    assert_eq!(wrong("a1-b2"), "sample:1:3: expected `=>`, found `-b2`");
    assert_eq!(wrong("a1=>b2x"), "sample:1:7: expected ` to ` or the end of the decision, found `x`");
}

#[test]
fn names_what_does_not_exist_and_the_nearest() {
    assert_eq!(
        refused("place = ${ #to = cel }"),
        "house.lua:1:18: there is no rule `cel` (did you mean `cell`?)"
    );
    assert_eq!(
        refused("a = { ASCI_DIGIT }"),
        "house.lua:1:7: there is no rule `ASCI_DIGIT` (did you mean `ASCII_DIGIT`?)"
    );
}

#[test]
fn points_at_what_is_no_grammar() {
    assert_eq!(
        refused("a = { \"x\""),
        "house.lua:1:10: expected `{`, `}`, `~`, `|`, `?`, `*` or others, found the end of the grammar"
    );
    assert_eq!(refused("cell"), "house.lua:1:5: expected `=`, found the end of the grammar");
    assert_eq!(
        refused("= {}"),
        "house.lua:1:1: expected the end of the grammar, a rule such as `cell = { \"a\" }` or //!, found `=`"
    );
}

#[test]
fn refuses_rules_that_use_themselves() {
    let help = "(a decision has no nesting: write a repetition such as `cell+` instead)";
    assert_eq!(
        refused("move = ${ move ~ cell }"),
        format!("house.lua:1:1: the rule `move` uses itself {help}")
    );
    assert_eq!(
        refused("a = { b }\nb = { \"(\" ~ c }\nc = { a }"),
        format!("house.lua:1:1: the rule `a` uses itself {help}")
    );
}

#[test]
fn refuses_what_repeats_nothing() {
    let message = refused("cell = { (\"a\"?)* }");
    assert!(
        message.starts_with("house.lua:1:10: this grammar cannot be used: expression inside repetition"),
        "{message}"
    );
}

#[test]
fn refuses_two_rules_of_a_name_in_one_layer() {
    assert_eq!(
        refused("a = { \"x\" }\na = { \"y\" }"),
        "house.lua:2:1: the rule `a` is defined twice in one grammar"
    );
}

#[test]
fn refuses_the_rules_of_the_frame() {
    let message = "house.lua:1:1: the rule `decision_end` is the program's own and cannot be redefined";
    assert_eq!(refused("decision_end = { \"x\" }"), message);
}

#[test]
fn refuses_tags_that_would_be_lost() {
    let help = "`#to = cell`, `#to = (north | east)`, `(#to = cell)?`";
    let message = "the tag `#to` must stand right before the name of a rule that is not silent";
    assert_eq!(refused("place = ${ #to = cell? }"), format!("house.lua:1:1: {message} ({help})"));
    assert_eq!(refused("place = ${ #to = \"x\" }"), format!("house.lua:1:1: {message} ({help})"));
    assert_eq!(
        refused("place = @{ #to = cell }"),
        "house.lua:1:1: the tag `#to` in `place` is lost, since the atomic rule `place` uses it (write `place = ${ … }`)"
    );
}

#[test]
fn a_decision_chooses_one_rule() {
    let one = "the rule `decision` must choose exactly one rule";
    for body in ["cell ~ cell", "cell?", "cell+", "\"x\"", "gap"] {
        let message = refused(&format!("decision = ${{ {body} }}"));
        assert!(message.starts_with(&format!("house.lua:1:1: {one}")), "{message}");
    }
    assert!(over_common("decision = ${ gap? ~ (place | say) ~ gap? }").is_ok());
    assert_eq!(
        refused("decision = _{ place }"),
        "house.lua:1:1: the rule `decision` must be written `decision = ${ … }`"
    );
    let error = Notation::new(&[Source::new("bare", "a = { \"x\" }")]).expect_err("there is no decision");
    assert!(error.message.contains("there is no rule `decision`"), "{error}");
}

#[test]
fn refuses_what_pest_would_panic_on() {
    assert_eq!(
        refused("a = { PEEK }"),
        "house.lua:1:7: `PEEK` keeps a stack of texts, which a notation cannot use"
    );
    assert_eq!(
        refused("a = { PUSH(cell) }"),
        "house.lua:1:7: `PUSH` keeps a stack of texts, which a notation cannot use"
    );
    assert_eq!(
        refused("a = { PEEK[0..99999999999] }"),
        "house.lua:1:7: `PEEK` keeps a stack of texts, which a notation cannot use"
    );
    assert_eq!(refused("a = { \"\\u{D800}\" }"), "house.lua:1:8: `\\u{D800}` is no character");
    assert_eq!(
        refused("a = { cell{3,1} }"),
        "house.lua:1:11: `{3,1}` is no repetition: numbers go up to 64 and rise"
    );
    assert_eq!(
        refused("a = { cell{9999999} }"),
        "house.lua:1:11: `{9999999}` is no repetition: numbers go up to 64 and rise"
    );
}

#[test]
fn refuses_grammars_beyond_the_limits() {
    let deep = format!("a = {{ {}cell{} }}", "(".repeat(50), ")".repeat(50));
    assert!(refused(&deep).contains("brackets nest more than 40 deep"));
    let deeper = format!("a = {{ {}cell{} }}", "(".repeat(20_000), ")".repeat(20_000));
    assert!(over_common(&deeper).is_err());
    for signs in ["!", "&"] {
        let many = format!("a = {{ {}cell }}", signs.repeat(10_000));
        assert!(over_common(&many).is_err());
        let more = format!("a = {{ {}cell }}", signs.repeat(41));
        assert!(refused(&more).contains("a term has more than 40 signs before and behind it"));
    }
    for signs in ["?", "*", "+", "{2}", "{2,}", "{,2}", "{1,2}"] {
        assert!(over_common(&format!("a = {{ cell{} }}", signs.repeat(10_000))).is_err());
    }
    let long = format!("a = {{ {}cell }}", "cell ~ ".repeat(5_000));
    assert!(refused(&long).contains("a rule may have 400 terms, `a` has more"));
    let nested = "a = { (((cell{64}){64}){64}){64} }";
    assert!(refused(nested).contains("the rule `a` is too large"));
    let chain: String = (0..60).map(|i| format!("r{i} = {{ r{} ~ r{} }}\n", i + 1, i + 1)).collect();
    assert!(
        refused(&format!("{chain}r60 = {{ \"x\" }}")).contains("rules use one another more than 40 deep")
    );
    let double: String = (0..30).map(|i| format!("r{i} = {{ r{} ~ r{} }}\n", i + 1, i + 1)).collect();
    assert!(
        refused(&format!("{double}r30 = {{ \"\"? }}"))
            .contains("is too large with all the rules that it uses")
    );
    assert!(refused(&"// \n".repeat(20_000)).contains("a grammar may have 64 KiB"));
}

#[test]
fn a_grammar_that_backtracks_too_long_is_cut_off() {
    let slow = "decision = ${ slow | place }\nslow = { a ~ \"!\" }\na = { (&b ~ \"a\")* }\nb = { (&c ~ \"a\")* ~ \"!\"? }\n\
                c = { (&d ~ \"a\")* ~ \"!\"? }\nd = { \"a\"* ~ \"!\"? }";
    let notation = over_common(slow).expect("the grammar compiles");
    let source = Source::new("sample", "a".repeat(4000));
    let error = notation.read_decision(&source, 0).expect_err("it takes too long");
    assert_eq!(
        (error.kind, error.message.as_str()),
        (Kind::Limit, "the grammar needs too many steps to read this decision")
    );
}

#[test]
fn can_be_shared_between_threads() {
    fn shared<T: Send + Sync + std::fmt::Debug>(_: &T) {}
    shared(&over_common("").expect("common compiles"));
}
