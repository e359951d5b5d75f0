use super::{Ending, Sheet, read, write};
use crate::diagnostic::Source;
use proptest::prelude::*;

fn strings(texts: &[&str]) -> Vec<String> {
    texts.iter().map(ToString::to_string).collect()
}

#[test]
fn writes_tags_numbers_comments_and_the_result() {
    let tags = [("Game".to_string(), "one".to_string()), ("White".to_string(), "a \"b\" \\".to_string())];
    let turns = [strings(&["a1-b2;xb2,c2", "xd4"]), strings(&["pass"])];
    let comments = [(1, "so {far}".to_string()), (2, "end".to_string())];
    let result = Ending::Resigned(Some("black".to_string()));
    let text = write(&Sheet { tags: &tags, turns: &turns, comments: &comments, result: Some(&result) });
    let expected = "[Game \"one\"]\n[White \"a \\\"b\\\" \\\\\"]\n\n1. a1-b2;xb2,c2 xd4 {so {far\\}} 2. pass {end}\nresign black\n";
    assert_eq!(text, expected);
}

#[test]
fn lines_end_at_a_hundred_columns() {
    let turns: Vec<Vec<String>> = (0..60).map(|_| strings(&["a1b2", "c3d4"])).collect();
    let text = write(&Sheet { tags: &[], turns: &turns, comments: &[], result: None });
    assert!(text.lines().all(|line| line.len() <= 100), "{text}");
    assert!(text.lines().rev().skip(1).all(|line| line.len() > 80), "{text}");
}

fn ending() -> impl Strategy<Value = Option<Ending>> {
    let name = "[a-z]{1,6}";
    prop_oneof![
        Just(None),
        Just(Some(Ending::FirstWins)),
        Just(Some(Ending::SecondWins)),
        Just(Some(Ending::Draw)),
        Just(Some(Ending::Open)),
        Just(Some(Ending::DrawAgreed)),
        Just(Some(Ending::Resigned(None))),
        name.prop_map(|name| Some(Ending::Resigned(Some(name)))),
        name.prop_map(|name| Some(Ending::TimeOut(name))),
    ]
}

proptest! {
    /// What the program writes it reads back exactly.
    #[test]
    fn reading_gives_what_was_written(
        tags in prop::collection::vec(("[A-Z][a-zA-Z0-9_]{0,8}", "\\PC{0,20}|[\"\\\\\n\\]}n]{0,8}"), 0..5),
        turns in prop::collection::vec(
            prop::collection::vec("[a-k][0-9]{1,2}|x[a-h][1-9]\\*?|pass|time|rN|bid anna 7|a1-b2;xb2,c2|g→", 1..4),
            0..40,
        ),
        notes in prop::collection::vec((0..40_usize, "\\PC{0,30}|[\\\\}{\nn]{0,8}"), 0..5),
        result in ending(),
    ) {
        let mut comments: Vec<(usize, String)> =
            notes.into_iter().map(|(before, text)| (before.min(turns.len()), text)).collect();
        comments.sort_by_key(|(before, _)| *before);
        let text = write(&Sheet { tags: &tags, turns: &turns, comments: &comments, result: result.as_ref() });
        let source = Source::new("game.txt", text.as_str());
        let (records, error) = read(&source);
        prop_assert_eq!(error, None, "{}", text);
        prop_assert!(records.len() <= 1, "{}", text);
        let record = records.into_iter().next().unwrap_or_default();
        let read: Vec<(String, String)> = record.tags.into_iter().map(|tag| (tag.name, tag.value)).collect();
        prop_assert_eq!(read, tags);
        let read: Vec<String> =
            record.movetext.iter().map(|span| text[span.range()].split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        prop_assert_eq!(read, turns.iter().map(|turn| turn.join(" ")).collect::<Vec<_>>());
        let read: Vec<(usize, String)> = record.comments.into_iter().map(|c| (c.before, c.text)).collect();
        prop_assert_eq!(read, comments);
        prop_assert_eq!(record.result.map(|(ending, _)| ending), result);
    }

    /// No text makes the reader panic, and every place that it names is in the text.
    #[test]
    fn any_text_can_be_read(text in "(\\PC|[\\[\\]{}\"\\\\\n 1.*]|time|resign|draw agreed){0,60}") {
        let source = Source::new("game.txt", text.as_str());
        let (records, error) = read(&source);
        for record in records {
            for span in record.movetext {
                prop_assert!(!text[span.range()].trim().is_empty());
            }
        }
        if let Some(error) = error {
            error.render(false);
        }
    }
}
