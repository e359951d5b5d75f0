use super::{counts, read};
use crate::diagnostic::{Diagnostic, Kind, Source, Span};

fn entries(text: &str) -> Result<Vec<(String, String)>, Diagnostic> {
    let source = Source::new("--position", text);
    Ok(read(&source, Span::new(0, text.len()))?.into_iter().map(|entry| (entry.key, entry.value)).collect())
}

fn refused(text: &str) -> String {
    let error = entries(text).expect_err("the position is wrong");
    assert_eq!(error.kind, Kind::Position);
    error.to_string()
}

fn counted(text: &str) -> Result<Vec<(String, u32)>, Diagnostic> {
    let source = Source::new("--position", text);
    Ok(counts(&source, Span::new(0, text.len()))?
        .into_iter()
        .map(|count| (count.letter, count.number))
        .collect())
}

#[test]
fn splits_entries_in_order() {
    let text = "turn=black phase=stacking  a1=W b1=BW\thand.white=W12R2 var.last_pass=1 board=1A,2B,3A,4B\n";
    let read = entries(text).expect("the position is right");
    let joined: Vec<String> = read.iter().map(|(key, value)| format!("{key}|{value}")).collect();
    assert_eq!(
        joined.join(" "),
        "turn|black phase|stacking a1|W b1|BW hand.white|W12R2 var.last_pass|1 board|1A,2B,3A,4B"
    );
    assert_eq!(entries(""), Ok(vec![]));
    assert_eq!(entries("  "), Ok(vec![]));
    assert_eq!(entries("a=b=c").expect("a value may have `=`"), [("a".to_string(), "b=c".to_string())]);
}

#[test]
fn knows_where_each_stands() {
    let source = Source::new("--position", "é turn=white a1=W");
    let read = read(&source, Span::new(3, 18)).expect("the position is right");
    let at: Vec<&str> =
        read.iter().flat_map(|e| [e.key_span, e.value_span]).map(|s| &source.text[s.range()]).collect();
    assert_eq!(at, ["turn", "white", "a1", "W"]);
}

#[test]
fn says_where_it_stops_fitting() {
    let key = "expected a key such as `turn` or `a1` or the end";
    assert_eq!(refused("turn white"), "--position:1:5: expected `=`, found a space");
    assert_eq!(refused("a1="), "--position:1:4: expected a value, found the end of the text");
    assert_eq!(refused("a1= b1=W"), "--position:1:4: expected a value, found a space");
    assert_eq!(refused("=W"), format!("--position:1:1: {key}, found `=W`"));
    assert_eq!(refused("a1=W ?"), format!("--position:1:6: {key}, found `?`"));
    assert_eq!(refused("hand.=W"), format!("--position:1:5: expected `=`, found `.=W`"));
    assert_eq!(
        refused(&"a1=W ".repeat(20_000)),
        "--position:1:1: a position may have 64 KiB, this one is longer"
    );
}

#[test]
fn refuses_a_key_given_twice_with_both_places() {
    let error = entries("a1=W b1=B a1=R").expect_err("a1 is given twice");
    assert_eq!(error.to_string(), "--position:1:11: `a1` is given twice");
    assert_eq!(error.notes, ["it is first given at --position:1:1"]);
}

#[test]
fn counts_pieces() {
    let pieces = |list: &[(&str, u32)]| Ok(list.iter().map(|(l, n)| (l.to_string(), *n)).collect());
    assert_eq!(counted("W12R2"), pieces(&[("W", 12), ("R", 2)]));
    assert_eq!(counted("W"), pieces(&[("W", 1)]));
    assert_eq!(counted("WWB"), pieces(&[("W", 1), ("W", 1), ("B", 1)]));
    assert_eq!(counted("w0"), pieces(&[("w", 0)]));
    assert_eq!(counted(""), pieces(&[]));
    let wrong = |text: &str| counted(text).expect_err("no counts").to_string();
    assert_eq!(wrong("12"), "--position:1:1: expected a piece letter or the end, found `12`");
    assert_eq!(
        wrong("W-1"),
        "--position:1:2: expected a piece letter, a number of at most six digits or the end, found `-1`"
    );
    assert_eq!(
        wrong("W99999999999"),
        "--position:1:2: expected a piece letter, a number of at most six digits or the end, found `99999999999`"
    );
}
