//! Where decisions end, what is kept before an error, and texts that are no texts.

use super::{Notation, builtin};
use crate::diagnostic::{Diagnostic, Kind, Source, Span};

fn notation() -> Notation {
    Notation::new(&[builtin("common").expect("common is embedded")]).expect("common compiles")
}

fn all(text: &str) -> (Vec<String>, Option<Diagnostic>) {
    let (notation, source) = (notation(), Source::new("sample", text));
    let mut read = Vec::new();
    for phrase in notation.read_all(&source, Span::new(0, text.len())) {
        match phrase {
            Ok(phrase) => read.push(text[phrase.span.range()].to_string()),
            Err(error) => return (read, Some(error)),
        }
    }
    (read, None)
}

#[test]
fn separators_are_white_space_and_semicolons() {
    for text in ["a1b2;c3 pass", "  a1b2 ; c3\r\npass\n", ";;a1b2\tc3;;;pass;", "a1b2\u{a0}c3 pass"] {
        let (read, error) = all(text);
        assert_eq!((read.join("|").as_str(), error), ("a1b2|c3|pass", None), "{text:?}");
    }
    assert_eq!(all(""), (vec![], None));
    assert_eq!(all(" ;\n"), (vec![], None));
}

#[test]
fn keeps_what_was_good_before_an_error() {
    let (read, error) = all("a1b2 c3\nd4 e- f5");
    let error = error.expect("`e-` is no decision");
    assert_eq!(read, ["a1b2", "c3", "d4"]);
    assert_eq!(
        error.to_string(),
        "sample:2:4: expected a decision such as `c4`, `a1b2` or `pass`, found `e-`"
    );
    let (source, span) = error.at.as_ref().expect("the error has a place");
    assert_eq!(&source.text[span.range()], "e-");
}

#[test]
fn reads_from_the_middle_of_a_text() {
    let (notation, source) = (notation(), Source::new("sample", "a1b2 c3d4"));
    let phrase = notation.read_decision(&source, 5).expect("a decision starts there");
    assert_eq!(phrase.span, Span::new(5, 9));
    assert_eq!(
        phrase.field("from").map(|field| (field.text.as_str(), field.span)),
        Some(("c3", Span::new(5, 7)))
    );
    assert_eq!(phrase.all("to").map(|field| field.span).collect::<Vec<_>>(), [Span::new(7, 9)]);
}

#[test]
fn the_column_counts_characters() {
    let (_, error) = all("c4 é");
    assert_eq!(error.expect("é is no decision").place().as_deref(), Some("sample:1:4"));
    let (_, error) = all("a1\u{1F600}");
    let message = error.expect("that is no cell").to_string();
    assert_eq!(
        message,
        "sample:1:3: expected a cell such as `c4` or the end of the decision, found `\u{1F600}`"
    );
}

#[test]
fn names_the_nearest_word() {
    let (_, error) = all("psas");
    assert_eq!(error.as_ref().and_then(|error| error.help.as_deref()), Some("did you mean `pass`?"));
}

#[test]
fn no_text_is_too_odd() {
    let long = "a1".repeat(100_000);
    for text in ["\0", "a1\0", "\u{feff}", "é", "a1b", "}{", long.as_str()] {
        assert!(all(text).1.is_some_and(|error| error.kind == Kind::Syntax && error.message.len() < 200));
    }
    let digits = format!("a{}", "1".repeat(100_000));
    let error = all(&digits).1.expect("longer than any decision");
    assert_eq!(error.message, "a decision may have 4096 bytes, this one is longer");
    let (notation, source) = (notation(), Source::new("sample", "é1"));
    for at in [0, 1, 2, 3, 99] {
        assert!(notation.read_decision(&source, at).is_err());
    }
}
