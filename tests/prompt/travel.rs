//! Looking about in a game that goes on: effects one by one, cells that are watched, rules at which play stops, and
//! what differs between two positions.

use super::{engine, game, run};
use houserule::session::answer::{BreakAnswer, DiffAnswer, StepAnswer, WatchAnswer};
use houserule::session::command::{Engine, Reply};

fn step(engine: &mut Engine, line: &str) -> StepAnswer {
    match run(engine, line).pop() {
        Some(Ok(Reply::Step(answer))) => answer,
        reply => panic!("{line}: {reply:?}"),
    }
}

fn refused(engine: &mut Engine, line: &str) -> String {
    run(engine, line).pop().unwrap().unwrap_err()[0].message.clone()
}

#[test]
fn effects_are_gone_over_one_by_one_and_back() {
    let position = "turn=white phase=stacking a1=W b1=W c1=B d1=R f1=B g1=B";
    let mut engine = engine("");
    assert_eq!(refused(&mut engine, ":step"), "no effect comes after this");
    assert_eq!(refused(&mut engine, ":step 0"), "nothing was played yet");
    assert!(run(&mut engine, &format!(":position {position}")).iter().all(Result::is_ok));
    assert!(run(&mut engine, "b1c1").iter().all(Result::is_ok));
    let now = engine.session().position().clone();
    let first = step(&mut engine, ":step");
    assert_eq!((first.text.as_str(), first.by.as_str(), first.step), ("b1c1", "white", 1));
    assert_eq!(first.words.as_deref(), Some("1 piece goes from b1 to c1"));
    assert!(first.position.contains("a1=W c1=BW d1=R f1=B g1=B"), "{}", first.position);
    let mut told = vec![first];
    while told.last().is_some_and(|last| last.step < last.of) {
        told.push(step(&mut engine, ":step"));
    }
    let words: Vec<&str> = told.iter().filter_map(|one| one.words.as_deref()).collect();
    assert!(words.contains(&"B is lifted from f1") && words.contains(&"W is lifted from a1"), "{words:?}");
    let says = told.iter().find(|one| one.words.as_deref() == Some("B is lifted from f1")).unwrap();
    assert!(says.says.as_ref().is_some_and(|says| says.starts_with("F1 ")), "{says:?}");
    assert_eq!(told.last().unwrap().hash, format!("{:016x}", now.hash()));
    assert_eq!(refused(&mut engine, ":step"), "no effect comes after this");
    for one in told.iter().rev().skip(1) {
        let back = step(&mut engine, ":step back");
        assert!(back.back && back.step == one.step && back.hash == one.hash);
    }
    let start = step(&mut engine, ":step 0");
    assert!(start.effect.is_none() && start.position.contains("a1=W b1=W c1=B"), "{start:?}");
    assert_eq!(refused(&mut engine, ":step back"), "no effect came before this");
    assert!(refused(&mut engine, ":step 99").starts_with("`b1c1` has "));
    assert_eq!(engine.session().position(), &now, "the game stays where it is");
    // what was taken back is gone over as if it were made anew
    assert!(run(&mut engine, ":undo").iter().all(Result::is_ok));
    assert_eq!(step(&mut engine, ":step").words.as_deref(), Some("1 piece goes from b1 to c1"));
    assert!(engine.between().is_some());
    assert!(run(&mut engine, "a1b1").iter().all(Result::is_ok));
    assert!(engine.between().is_none(), "another game than the one looked at");
}

#[test]
fn steps_lead_from_each_position_to_the_next() {
    for name in ["gipf/standard", "reversi", "draughts", "ricochet"] {
        let mut engine = game(name, "");
        assert!(run(&mut engine, ":random 25").iter().all(Result::is_ok), "{name}");
        let session = engine.session();
        let all: usize = session.played().len();
        let last = session.standing(all, 0);
        assert_eq!(&last, session.position());
        assert!((0..all).all(|i| session.standing(i, usize::MAX) == session.standing(i + 1, 0)), "{name}");
        let hash = |answer: StepAnswer| answer.hash;
        let last = step(&mut engine, ":step 0");
        let mut hashes = vec![last.hash.clone()];
        (0..last.of).for_each(|_| hashes.push(hash(step(&mut engine, ":step"))));
        assert_eq!(hashes.last(), Some(&format!("{:016x}", engine.session().position().hash())), "{name}");
        hashes.pop();
        while let Some(before) = hashes.pop() {
            assert_eq!(hash(step(&mut engine, ":step back")), before, "{name}");
        }
    }
}

fn watched(engine: &mut Engine, line: &str) -> Vec<WatchAnswer> {
    let replies = run(engine, line).into_iter().filter_map(|reply| match reply {
        Ok(Reply::Watched { watched }) => Some(watched),
        _ => None,
    });
    replies.flatten().collect()
}

#[test]
fn watched_cells_are_told_whenever_they_change() {
    let mut engine = engine("a1 a2");
    let Some(Ok(Reply::Watching { watching })) = run(&mut engine, ":watch A1 :watch c4 :watch").pop() else {
        panic!()
    };
    assert_eq!(watching, ["a1: red", "c4: empty"]);
    let told = watched(&mut engine, "b1 c4 d4");
    let [one] = &told[..] else { panic!("{told:?}") };
    assert_eq!((one.watched.as_str(), one.before.as_str(), one.after.as_str()), ("c4", "", "B"));
    assert_eq!((one.ply, one.by.as_deref(), one.text.as_deref()), (Some(3), Some("black"), Some("c4")));
    let told = watched(&mut engine, ":undo 2");
    assert_eq!((told[0].before.as_str(), told[0].after.as_str(), told[0].ply), ("B", "", None));
    assert_eq!(watched(&mut engine, ":redo 2").len(), 1);
    assert_eq!(watched(&mut engine, ":new").len(), 2);
    assert!(run(&mut engine, ":watch off c4").iter().all(Result::is_ok));
    assert!(watched(&mut engine, "c4").is_empty());
    assert!(run(&mut engine, ":watch off").pop().unwrap().is_ok());
    assert!(watched(&mut engine, ":undo").is_empty());
    assert_eq!(refused(&mut engine, ":watch z9"), "there is no `z9` on the board");
}

fn broke(engine: &mut Engine, line: &str) -> Vec<BreakAnswer> {
    let replies = run(engine, line).into_iter().filter_map(|reply| match reply {
        Ok(Reply::Broke { broke }) => Some(broke),
        _ => None,
    });
    replies.flatten().collect()
}

#[test]
fn play_stops_where_a_rule_decides() {
    let mut engine = engine("c4");
    // what is occupied would be open without the rule
    let told = broke(&mut engine, ":break placing.space");
    assert_eq!((told.len(), told[0].ply, told[0].kept_closed.as_slice()), (1, 1, &["c4".to_string()][..]));
    let told = broke(&mut engine, "c4");
    assert_eq!((told[0].broke.as_str(), told[0].text.as_deref()), ("placing.space", Some("c4")));
    assert!(told[0].why.starts_with("it forbids this"), "{}", told[0].why);
    assert_eq!(refused(&mut engine, ":break speed"), "there is no rule `speed`");
    assert!(refused(&mut engine, ":break moves").starts_with("`moves` could be `placing.moves` or "));
    assert!(run(&mut engine, ":break off :break F1").iter().all(Result::is_ok));
    let told = broke(&mut engine, ":random 200");
    let [one] = &told[..] else { panic!("{told:?}") };
    assert_eq!(one.broke, "stacking.after");
    assert!(one.why.contains("is lifted from"), "{}", one.why);
    let session = engine.session();
    assert!(session.decider().is_some(), "it stops before the game is over");
    assert_eq!(
        session.played().last().map(|last| (last.ply, &last.text)),
        Some((one.ply, one.text.as_ref().unwrap()))
    );
    assert!(run(&mut engine, ":break off").iter().all(Result::is_ok));
    assert!(broke(&mut engine, ":random 200").is_empty());
}

#[test]
fn two_positions_are_shown_side_by_side() {
    let mut engine = engine("c4 d4 e4 f4");
    let mut diff = |line: &str| -> DiffAnswer {
        match run(&mut engine, line).pop() {
            Some(Ok(Reply::Diff(answer))) => answer,
            reply => panic!("{line}: {reply:?}"),
        }
    };
    let told = diff(":diff 1 3");
    let lines = |answer: &DiffAnswer| {
        let all = answer.cells.iter().chain(&answer.others);
        all.map(|one| format!("{} {:?}", one.what, one.values)).collect::<Vec<_>>()
    };
    assert_eq!(
        lines(&told),
        [r#"d4 ["", "R"]"#, r#"e4 ["", "R"]"#, r#"hand white R ["1", "0"]"#, r#"hand black R ["1", "0"]"#,]
    );
    assert_eq!(lines(&diff(":diff 4")), Vec::<String>::new());
    assert!(lines(&diff(":diff 3")).contains(&r#"turn ["black", "white"]"#.to_string()));
    assert_eq!(refused(&mut engine, ":diff 9"), "the game has no position after 9 turns");
    assert_eq!(refused(&mut engine, ":diff"), "`:diff` takes `PLY [PLY]`, but nothing follows");
}
