//! Whole records, read and then read again with the grammar of their game.

use houserule::diagnostic::{Source, Span};
use houserule::notation::records::{self, Ending, Sheet};
use houserule::notation::{Notation, Phrase, builtin};
use proptest::prelude::*;
use std::sync::LazyLock;

static NOTATIONS: LazyLock<[Notation; 4]> =
    LazyLock::new(|| ["common", "dvonn", "gipf", "ricochet"].map(notation));

fn notation(game: &str) -> Notation {
    let layers = ["common", game].map(|name| builtin(name).expect("the grammar is embedded"));
    Notation::new(&layers).unwrap_or_else(|error| panic!("{}", error.render(false)))
}

fn phrases(notation: &Notation, source: &Source, stretches: &[Span]) -> Vec<Phrase> {
    let read = |span: &Span| notation.read_all(source, *span).collect::<Vec<_>>();
    let all = stretches.iter().flat_map(read).collect::<Result<Vec<_>, _>>();
    all.unwrap_or_else(|error| panic!("{}", error.render(false)))
}

#[test]
fn a_record_of_a_site_on_one_line() {
    let source = Source::new("site.txt", include_str!("data/littlegolem_dvonn.txt"));
    let (records, error) = records::read(&source);
    assert_eq!(error.map(|error| error.to_string()), None);
    let [record] = &records[..] else { panic!("one game, not {}", records.len()) };
    let tags: Vec<(&str, &str)> =
        record.tags.iter().map(|tag| (tag.name.as_str(), tag.value.as_str())).collect();
    let expected = [
        ("Event", "Tournament dvonn.mc.2014.may.1.1"),
        ("Site", "www.littlegolem.net"),
        ("White", "first player"),
        ("Black", "second player"),
    ];
    assert_eq!(tags, expected);
    assert_eq!(record.movetext.len(), 37);
    assert_eq!(record.result.as_ref().map(|(ending, _)| ending), Some(&Ending::Resigned(None)));
    let phrases = phrases(&notation("dvonn"), &source, &record.movetext);
    let count = |verb: &str| phrases.iter().filter(|phrase| phrase.verb == verb).count();
    assert_eq!((count("place"), count("jump"), count("say")), (48, 23, 3));
}

#[test]
fn what_is_written_is_read_with_the_grammar_again() {
    let turns: Vec<Vec<String>> = [&["Ga1-b2"][..], &["xc2,d3,e4,f4", "c7-c6;xb2,c3,d4,e5"], &["e2", "x-"]]
        .iter()
        .map(|turn| turn.iter().map(ToString::to_string).collect())
        .collect();
    let text =
        records::write(&Sheet { tags: &[], turns: &turns, comments: &[], result: Some(&Ending::Open) });
    let source = Source::new("written", text);
    let (records, _) = records::read(&source);
    let phrases = phrases(&notation("gipf"), &source, &records[0].movetext);
    let verbs: Vec<&str> = phrases.iter().map(|phrase| phrase.verb.as_str()).collect();
    assert_eq!(verbs, ["push", "take", "push", "take", "push", "take"]);
}

proptest! {
    /// Whatever is typed, no grammar panics; a phrase is never empty and never crosses a separator of turns,
    /// and an error points into the text.
    #[test]
    fn any_text_can_be_typed(text in "([a-k][0-9]|[xGrbN*,;: -]|bid|red|give up|pass|chip|\\PC|\n){0,12}") {
        for notation in NOTATIONS.iter() {
            let source = Source::new("typed", text.as_str());
            let mut at = 0;
            for phrase in notation.read_all(&source, Span::new(0, text.len())) {
                match phrase {
                    Ok(phrase) => {
                        prop_assert!(phrase.span.start >= at && phrase.span.end > phrase.span.start);
                        prop_assert!(phrase.fields.iter().all(|field| text[field.span.range()] == field.text));
                        at = phrase.span.end;
                    }
                    Err(error) => {
                        let span = error.at.as_ref().map(|(_, span)| *span).unwrap_or_default();
                        prop_assert!(span.start >= at && text.get(span.range()).is_some());
                        error.render(false);
                    }
                }
            }
        }
    }
}
