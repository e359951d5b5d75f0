//! For each grammar that comes with the program: texts that it reads, with the fields expected, and texts that
//! it refuses, with the column and the words of the error.

use houserule::diagnostic::{Kind, Source};
use houserule::notation::{Notation, Phrase, builtin};

fn notation(game: Option<&str>) -> Notation {
    let layers: Vec<Source> = ["common"]
        .into_iter()
        .chain(game)
        .map(|name| builtin(name).expect("the grammar is embedded"))
        .collect();
    Notation::new(&layers).unwrap_or_else(|error| panic!("{}", error.render(false)))
}

fn shown(phrase: &Phrase) -> String {
    let mut text = phrase.verb.clone();
    for field in &phrase.fields {
        text.push_str(&format!(" {}={}", field.name, field.text));
        if field.rule != "cell" && field.rule != field.name {
            text.push_str(&format!("/{}", field.rule));
        }
    }
    text
}

/// Each accepted text must give the phrase beside it, each refused one the column and message.
fn samples(game: Option<&str>, accepted: &[(&str, &str)], refused: &[(&str, usize, &str)]) {
    let notation = notation(game);
    let mut wrong = Vec::new();
    for (text, expected) in accepted {
        let source = Source::new("sample", *text);
        let got = match notation.read_decision(&source, 0) {
            Ok(phrase) if phrase.span.end < text.len() => {
                format!("{} and left `{}`", shown(&phrase), &text[phrase.span.end..])
            }
            Ok(phrase) => shown(&phrase),
            Err(error) => error.render(false),
        };
        if got != *expected {
            wrong.push(format!("`{text}`: expected {expected}, got {got}"));
        }
    }
    for (text, column, message) in refused {
        let source = Source::new("sample", *text);
        match notation.read_decision(&source, 0) {
            Ok(phrase) => wrong.push(format!("`{text}` was read as {}", shown(&phrase))),
            Err(error) => {
                let at = error.at.as_ref().map_or(0, |(source, span)| source.line_column(span.start).1);
                if error.kind != Kind::Syntax || at != *column || error.message != *message {
                    wrong.push(format!("`{text}`: {:?} at {at}: {}", error.kind, error.message));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn common() {
    samples(
        None,
        &[
            ("c4", "place to=c4"),
            ("C4", "place to=C4"),
            ("c14", "place to=c14"),
            ("b4", "place to=b4"),
            ("Bb4", "place piece=B to=b4"),
            ("a1b2", "move from=a1 to=b2"),
            ("a1-b2", "move from=a1 to=b2"),
            ("a1xb2", "move from=a1 to=b2"),
            ("Ng1f3", "move piece=N from=g1 to=f3"),
            ("pass", "say word=pass/pass"),
            ("SWAP", "say word=SWAP/swap"),
        ],
        &[
            ("", 1, "expected a decision such as `c4`, `a1b2` or `pass`, found the end of the text"),
            ("?", 1, "expected a decision such as `c4`, `a1b2` or `pass`, found `?`"),
            ("a1-", 4, "expected a cell such as `c4`, found the end of the text"),
            ("a1?", 3, "expected a cell such as `c4` or the end of the decision, found `?`"),
            ("passs", 5, "expected the end of the decision, found `s`"),
        ],
    );
}

#[test]
fn dvonn() {
    samples(
        Some("dvonn"),
        &[
            ("c4", "place to=c4"),
            ("b4", "place to=b4"),
            ("bb4", "place piece=b to=b4"),
            ("Wc4", "place piece=W to=c4"),
            ("Rc4", "place piece=R to=c4"),
            ("WC4", "place piece=W to=C4"),
            ("z99", "place to=z99"),
            ("a1b2", "jump from=a1 to=b2"),
            ("a1-b2", "jump from=a1 to=b2"),
            ("A1B2", "jump from=A1 to=B2"),
            ("b4b5", "jump from=b4 to=b5"),
            ("k5j4", "jump from=k5 to=j4"),
            ("pass", "say word=pass/pass"),
            ("Pass", "say word=Pass/pass"),
        ],
        &[
            ("", 1, "expected a decision such as `c4`, `a1b2` or `pass`, found the end of the text"),
            ("a", 1, "expected a decision such as `c4`, `a1b2` or `pass`, found `a`"),
            ("Gc4", 1, "expected a decision such as `c4`, `a1b2` or `pass`, found `Gc4`"),
            ("Wa1b2", 4, "expected the end of the decision, found `b2`"),
            ("a1xb2", 3, "expected a cell such as `c4` or the end of the decision, found `xb2`"),
            ("a1-", 4, "expected a cell such as `c4`, found the end of the text"),
            ("a1- b2", 4, "expected a cell such as `c4`, found a space"),
            ("a1b2c3", 5, "expected the end of the decision, found `c3`"),
            ("a1b", 3, "expected a cell such as `c4` or the end of the decision, found `b`"),
            ("pas", 1, "expected a decision such as `c4`, `a1b2` or `pass`, found `pas`"),
            ("swap", 1, "expected a decision such as `c4`, `a1b2` or `pass`, found `swap`"),
            ("c4,d5", 3, "expected a cell such as `c4` or the end of the decision, found `,d5`"),
            ("resign", 1, "expected a decision such as `c4`, `a1b2` or `pass`, found `resign`"),
        ],
    );
}
