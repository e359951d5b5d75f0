use super::{Ending, Record, read};
use crate::diagnostic::{Kind, Source};

fn games(text: &str) -> Vec<Record> {
    let (records, error) = read(&Source::new("game.txt", text));
    assert_eq!(error.map(|error| error.message.clone()), None);
    records
}

fn one(text: &str) -> Record {
    let mut records = games(text);
    assert_eq!(records.len(), 1, "{records:#?}");
    records.remove(0)
}

fn moves<'a>(text: &'a str, record: &Record) -> Vec<&'a str> {
    record.movetext.iter().map(|span| &text[span.range()]).collect()
}

fn result(record: &Record) -> Option<Ending> {
    record.result.as_ref().map(|(ending, _)| ending.clone())
}

const TWO: &str = r#"[Game "one"]
[Id "42"]
[Odd_one "say \"hi\" \\ \n there"]

1. a1 b2 {good; better} c3 2. d4
3... pass {the end} 1-0

[Game "two"]
a1-b2;xb2*,c2,d2 h1-g2
*
"#;

#[test]
fn reads_several_games() {
    let records = games(TWO);
    assert_eq!(records.len(), 2);
    let [first, second] = &records[..] else { panic!("two games") };
    let tags: Vec<(&str, &str)> =
        first.tags.iter().map(|tag| (tag.name.as_str(), tag.value.as_str())).collect();
    assert_eq!(tags, [("Game", "one"), ("Id", "42"), ("Odd_one", "say \"hi\" \\ \n there")]);
    assert_eq!(first.tag("id"), Some("42"));
    assert_eq!(moves(TWO, first), ["a1 b2", "c3", "d4", "pass"]);
    let comments: Vec<(&str, usize)> = first.comments.iter().map(|c| (c.text.as_str(), c.before)).collect();
    assert_eq!(comments, [("good; better", 1), ("the end", 4)]);
    assert_eq!(&TWO[first.comments[0].span.range()], "{good; better}");
    assert_eq!(result(first), Some(Ending::FirstWins));
    assert_eq!(moves(TWO, second), ["a1-b2;xb2*,c2,d2 h1-g2"]);
    assert_eq!(result(second), Some(Ending::Open));
    assert!(TWO[second.span.range()].starts_with("[Game \"two\"") && TWO[second.span.range()].ends_with('*'));
}

#[test]
fn reads_moves_without_anything() {
    let text = "g2 c1\nf5 d1\n";
    let record = one(text);
    assert_eq!((record.tags.len(), moves(text, &record)), (0, vec!["g2 c1\nf5 d1"]));
    assert_eq!(result(&record), None);
    assert_eq!(games(""), []);
    assert_eq!(games("\u{feff} \r\n"), []);
}

#[test]
fn reads_tags_without_quotes() {
    let text = "Event [Tournament a.mc.1] Site [www.example.net] White [first player] Black [second player] 1. g2 c1 2. \
                a2b2 pass 38. resign\nEvent [next] 1.a1 resign black";
    let records = games(text);
    let [first, second] = &records[..] else { panic!("two games") };
    let tags: Vec<(&str, &str)> =
        first.tags.iter().map(|tag| (tag.name.as_str(), tag.value.as_str())).collect();
    let expected = [
        ("Event", "Tournament a.mc.1"),
        ("Site", "www.example.net"),
        ("White", "first player"),
        ("Black", "second player"),
    ];
    assert_eq!(tags, expected);
    assert_eq!(moves(text, first), ["g2 c1", "a2b2 pass"]);
    assert_eq!(result(first), Some(Ending::Resigned(None)));
    assert_eq!((second.tag("Event"), moves(text, second)), (Some("next"), vec!["a1"]));
    assert_eq!(result(second), Some(Ending::Resigned(Some("black".to_string()))));
}

#[test]
fn reads_results() {
    let ending = |text: &str| result(&one(text));
    assert_eq!(ending("a1 1-0"), Some(Ending::FirstWins));
    assert_eq!(ending("a1 0-1\n{so}"), Some(Ending::SecondWins));
    assert_eq!(ending("a1 1/2-1/2"), Some(Ending::Draw));
    assert_eq!(ending("a1 *"), Some(Ending::Open));
    assert_eq!(ending("a1 xb2*"), None);
    assert_eq!(ending("a1 draw agreed"), Some(Ending::DrawAgreed));
    assert_eq!(ending("a1\nresign white\n"), Some(Ending::Resigned(Some("white".to_string()))));
    assert_eq!(ending("a1\ntime anna\n{late}\n"), Some(Ending::TimeOut("anna".to_string())));
    let text = "[Game \"x\"]\n1. bid anna 7\ntime\nrN rE\n2. time rN";
    assert_eq!((ending(text), moves(text, &one(text))), (None, vec!["bid anna 7\ntime\nrN rE", "time rN"]));
    assert_eq!(ending("flip\ntime"), None);
    assert_eq!(ending("flip\ntime rN\nrE"), None);
}

#[test]
fn a_result_ends_a_game() {
    let text = "a1 b2 1-0 c3 0-1 1. d4\nresign\n1. e5";
    let moved: Vec<Vec<&str>> = games(text).iter().map(|record| moves(text, record)).collect();
    assert_eq!(moved, [vec!["a1 b2"], vec!["c3"], vec!["d4"], vec!["e5"]]);
}

#[test]
fn keeps_what_was_good() {
    let broken = |text: &str| {
        let (records, error) = read(&Source::new("game.txt", text));
        let error = error.expect("the record is broken");
        assert_eq!(error.kind, Kind::File);
        (records.iter().map(|r| r.movetext.len()).collect::<Vec<_>>(), error.to_string())
    };
    let told = |message: &str| message.to_string();
    assert_eq!(
        broken("1. a1 2. b2 {cut"),
        (vec![2], told("game.txt:1:17: expected `}`, found the end of the text"))
    );
    assert_eq!(
        broken("1. a1 1-0\n[Game \"x"),
        (vec![1], told("game.txt:2:9: expected `\"`, found the end of the text"))
    );
    assert_eq!(broken("[Game x]"), (vec![], told("game.txt:1:7: expected `\"`, found `x]`")));
    assert_eq!(
        broken("[Game \"x\"\n"),
        (vec![], told("game.txt:1:10: expected `]`, found the end of the line"))
    );
    assert_eq!(broken("[Game \"x\"] a1 ] b2").0, [1]);
    let (read, message) = broken("a1\0\u{1}");
    assert_eq!(read, [1]);
    assert!(
        message.starts_with("game.txt:1:3: expected ") && message.ends_with("found `\\0\\u{1}`"),
        "{message}"
    );
}

#[test]
fn long_texts_are_read_in_one_go() {
    let line = "a1b2 ".repeat(400_000);
    assert_eq!(one(&line).movetext.len(), 1);
    let word = "x".repeat(2_000_000);
    assert_eq!(one(&word).movetext.len(), 1);
    let comment = format!("{{{}}}", "y ".repeat(1_000_000));
    assert_eq!(one(&comment).comments.len(), 1);
    let numbers = "1. ".repeat(300_000);
    assert_eq!(games(&numbers), []);
}
