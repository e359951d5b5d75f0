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

#[test]
fn gipf() {
    samples(
        Some("gipf"),
        &[
            ("a1-b2", "push from=a1 to=b2"),
            ("g1-g2", "push from=g1 to=g2"),
            ("A1-B2", "push from=A1 to=B2"),
            ("G1-G2", "push from=G1 to=G2"),
            ("Ga1-b2", "push mark=G/double from=a1 to=b2"),
            ("Gg1-g2", "push mark=G/double from=g1 to=g2"),
            ("d8-f7", "push from=d8 to=f7"),
            ("e2", "push to=e2"),
            ("g2", "push to=g2"),
            ("Ge8", "push mark=G/double to=e8"),
            ("xb2,c3,d4,e5", "take cells=b2 cells=c3 cells=d4 cells=e5"),
            ("xe7,e8", "take cells=e7 cells=e8"),
            ("Xb2", "take cells=b2"),
            ("xb2, c3", "take cells=b2 cells=c3"),
            (
                "xb2*,Gc3,Gd4*",
                "take cells=b2 captured=*/star stacked=G/double cells=c3 stacked=G/double cells=d4 captured=*/star",
            ),
            ("x-", "take none=-/nothing"),
            ("x", "take"),
        ],
        &[
            ("a1b2", 3, "expected `-` or the end of the decision, found `b2`"),
            ("a1-", 4, "expected a cell such as `c4`, found the end of the text"),
            ("xb2,", 5, "expected a cell such as `c4` or `G` for a double piece, found the end of the text"),
            ("xb2**", 5, "expected `,` or the end of the decision, found `*`"),
            ("x-b2", 3, "expected the end of the decision, found `b2`"),
            ("pass", 1, "expected a decision such as `a1-b2` or `xb2,c3,d4,e5`, found `pass`"),
        ],
    );
}

#[test]
fn ricochet() {
    let pairs = [
        ("rN", "slide piece=r/red direction=N/north"),
        ("sS", "slide piece=s/silver direction=S/south"),
        ("rE", "slide piece=r/red direction=E/east"),
        ("gw", "slide piece=g/green direction=w/west"),
        ("YN", "slide piece=Y/yellow direction=N/north"),
        ("be", "slide piece=b/blue direction=e/east"),
        ("r^", "slide piece=r/red direction=^/north"),
        ("rv", "slide piece=r/red direction=v/south"),
        ("b>", "slide piece=b/blue direction=>/east"),
        ("b<", "slide piece=b/blue direction=</west"),
        ("red north", "slide piece=red/red direction=north/north"),
        ("red up", "slide piece=red/red direction=up/north"),
        ("Red Left", "slide piece=Red/red direction=Left/west"),
        ("red →", "slide piece=red/red direction=→/east"),
        ("silver down", "slide piece=silver/silver direction=down/south"),
        ("r N", "slide piece=r/red direction=N/north"),
        ("1: rN", "slide piece=r/red direction=N/north"),
        ("12:yellow west", "slide piece=yellow/yellow direction=west/west"),
        ("3. b↓", "slide piece=b/blue direction=↓/south"),
        ("s", "slide letter=s"),
        ("e", "slide letter=e"),
        ("rnorth", "slide piece=r/red direction=north/north"),
        ("bid anna 7", "bid player=anna number=7"),
        ("bid 7", "bid number=7"),
        ("bid 2fast 12", "bid player=2fast number=12"),
        ("flip", "say word=flip/flip"),
        ("time", "say word=time/time"),
        ("give up", "say word=give up/give_up"),
        ("end", "say word=end/end"),
        ("board 1A,2B,3A,4B", "draw word=board/board value=1A,2B,3A,4B/faces"),
        ("robot r e5", "draw piece=r/red to=e5"),
        ("robot silver p16", "draw piece=silver/silver to=p16"),
        ("chip red-circle", "draw word=chip/chip value=red-circle/target"),
        ("chip vortex", "draw word=chip/chip value=vortex/target"),
    ];
    let any = "a decision such as `rN`, `bid anna 7`, `flip`, `time`, `give up` or `end`";
    let heading = "a heading such as `N`, `north`, `up` or `→`";
    samples(
        Some("ricochet"),
        &pairs,
        &[
            ("x", 1, &format!("expected {any}, found `x`")),
            ("red", 4, &format!("expected {heading}, found the end of the text")),
            ("red sideways", 5, &format!("expected {heading}, found `sideways`")),
            ("rX", 2, &format!("expected {heading}, found `X`")),
            ("rNN", 1, &format!("expected {any}, found `rNN`")),
            ("n5", 2, "expected the end of the decision, found `5`"),
            ("bid anna", 9, "expected a number after the name as in `bid anna 7`, found the end of the text"),
            ("bid anna x", 10, "expected a number, found `x`"),
            ("board 1A,2B,3A", 15, "expected `,`, found the end of the text"),
            ("board 1A,9B", 10, "expected a face such as `1A`, found `9B`"),
            ("robot x e5", 7, "expected a robot such as `r` or `red`, found `x`"),
            ("robot r 55", 9, "expected a cell such as `c4`, found `55`"),
            ("give in", 1, &format!("expected {any}, found `give`")),
        ],
    );
}
