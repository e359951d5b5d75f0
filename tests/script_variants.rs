//! Twins, variants, variants of variants, house rules laid over, and function rules in several threads.

mod support;

use houserule::position::Position;
use houserule::rule::{Decision, Game, Rules};
use houserule::script::{Loaded, Request};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;
use support::library;

fn request(game: &str, with: &[&str]) -> Request {
    Request { with: with.iter().map(|name| (*name).to_string()).collect(), ..Request::game(game) }
}

fn load(request: &Request) -> Loaded {
    library().load(request).unwrap_or_else(|findings| {
        panic!("{}", findings.iter().map(|finding| finding.render(false)).collect::<Vec<_>>().join("\n"))
    })
}

fn rules(game: &str, with: &[&str]) -> Rules {
    Rules::new(load(&request(game, with)).game).unwrap()
}

fn open(rules: &Rules, position: &Position) -> Vec<(String, Decision)> {
    let mut open: Vec<(String, Decision)> = rules
        .decisions(position)
        .unwrap()
        .into_iter()
        .map(|decision| (rules.game().decision_text(&decision), decision))
        .collect();
    open.sort_by(|left, right| left.0.cmp(&right.0));
    open
}

fn texts(open: &[(String, Decision)]) -> Vec<&str> {
    open.iter().map(|(text, _)| text.as_str()).collect()
}

/// Plays one random game under two rulesets at once, asking `same` at every step.
fn together(first: &Rules, second: &Rules, seed: u64, mut step: impl FnMut(&[&str], &[&str])) -> usize {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let (mut left, mut right) = (first.start().unwrap(), second.start().unwrap());
    let mut plies = 0;
    loop {
        let (one, two) = (open(first, &left), open(second, &right));
        step(&texts(&one), &texts(&two));
        let Some((text, decision)) = one.get(random.random_range(0..one.len().max(1))) else { break };
        let Some((_, twin)) = two.iter().find(|(known, _)| known == text) else { break };
        first.play(&mut left, decision).unwrap();
        second.play(&mut right, twin).unwrap();
        plies += 1;
    }
    assert_eq!(first.scores(&left).unwrap(), second.scores(&right).unwrap());
    assert_eq!(left, right);
    plies
}

#[test]
fn the_twin_in_plain_functions_plays_the_same() {
    let (expressions, functions) = (rules("dvonn", &[]), rules("tests/scripts/good/plain_dvonn.lua", &[]));
    assert!(!expressions.game().has_functions() && functions.game().has_functions());
    for seed in 0..4 {
        let plies = together(&expressions, &functions, seed, |one, two| assert_eq!(one, two));
        assert!(plies > 49);
    }
}

#[test]
fn classics_in_plain_functions_play_the_same() {
    for game in ["connect_four", "reversi", "breakthrough", "lines_of_action"] {
        let (expressions, functions) =
            (rules(game, &[]), rules(&format!("tests/scripts/good/plain_{game}.lua"), &[]));
        assert!(!expressions.game().has_functions() && functions.game().has_functions());
        for seed in 0..2 {
            together(&expressions, &functions, seed, |one, two| assert_eq!(one, two, "{game}"));
        }
    }
}

#[test]
fn function_rules_answer_the_same_in_every_thread() {
    let game: Arc<Game> = load(&Request::game("dvonn/shaded_stay")).game;
    let play = |game: Arc<Game>| {
        let rules = Rules::new(game).unwrap();
        let mut random = ChaCha8Rng::seed_from_u64(7);
        let mut position = rules.start().unwrap();
        while position.turn().outcome.is_none() {
            let open = open(&rules, &position);
            let (_, decision) = &open[random.random_range(0..open.len())];
            rules.play(&mut position, decision).unwrap();
        }
        position.hash()
    };
    let hashes: Vec<u64> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..3).map(|_| scope.spawn(|| play(game.clone()))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(hashes.iter().all(|hash| *hash == hashes[0]));
    assert_eq!(play(game), hashes[0]);
}

#[test]
fn a_rule_may_be_made_of_what_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("counted.lua");
    let text = r#"
        local house = require("gipf"):variant "counted" { variables = { pushes = 0 } }
        local pushing = house.phases.push
        pushing.single = pushing.single:only(distance:at_most(9)):also(assign("pushes", var "pushes" + 1))
        pushing.single = pushing.single:also(assign("pushes", var "pushes" + 10))
        return house
    "#;
    std::fs::write(&script, text).unwrap();
    let counted = rules(script.to_str().unwrap(), &[]);
    let plain = rules("gipf", &[]);
    let (mut position, start) = (counted.start().unwrap(), plain.start().unwrap());
    let open_now = open(&counted, &position);
    assert_eq!(texts(&open_now), texts(&open(&plain, &start)));
    counted.play(&mut position, &open_now[0].1).unwrap();
    let pushes = counted.game().variables.iter().find(|variable| variable.name == "pushes").unwrap();
    assert_eq!(position.variable(pushes.index), 11);
}

fn replaced(game: &Game) -> Vec<(&str, &str, Option<&str>)> {
    let changed = game.rules.iter().filter(|rule| rule.by != game.rules[0].by);
    changed
        .map(|rule| (rule.name.as_str(), rule.by.as_str(), rule.replaces.as_ref().map(|old| old.by.as_str())))
        .collect()
}

#[test]
fn a_variant_redefines_a_named_rule_and_nothing_else() {
    let (plain, house) = (rules("dvonn", &[]), rules("dvonn/enclosed_may_move", &[]));
    let game = house.game();
    assert_eq!(
        (game.name.as_str(), game.title.as_str()),
        ("dvonn/enclosed_may_move", "DVONN, enclosed stacks may move")
    );
    assert_eq!(replaced(game), [("stacking.movable", "enclosed_may_move", Some("dvonn"))]);
    let rule = game.rule(game.find_rule("stacking.movable").unwrap());
    assert_eq!(
        (rule.label.as_deref(), rule.place()),
        (Some("X1"), "rules/dvonn/variants/enclosed_may_move.lua:9".to_string())
    );
    let mut more = 0;
    together(&plain, &house, 3, |one, two| {
        assert!(one.iter().all(|text| two.contains(text)));
        more += two.len() - one.len();
    });
    assert!(more > 0);
}

#[test]
fn a_variant_may_use_the_rule_that_it_replaces() {
    let (plain, house) = (rules("dvonn", &[]), rules("dvonn/shaded_stay", &[]));
    let game = house.game();
    assert_eq!(
        replaced(game),
        [("stacking.movable", "shaded_stay", Some("dvonn")), ("stacking.shaded", "shaded_stay", None)]
    );
    assert!(game.find_rule("stacking.movable (dvonn)").is_some());
    let mut fewer = 0;
    together(&house, &plain, 5, |one, two| {
        let passed = *one == ["pass"] || one.is_empty();
        assert!(passed || one.iter().all(|text| two.contains(text)));
        fewer += two.len().saturating_sub(one.len());
    });
    assert!(fewer > 0);
}

#[test]
fn variants_of_variants_and_house_rules_laid_over() {
    let named = rules("tests/scripts/good/shaded_enclosed.lua", &[]);
    let changed = replaced(named.game()).into_iter().map(|(name, by, _)| (name, by)).collect::<Vec<_>>();
    let expected = [
        ("stacking.enclosed", "shaded_enclosed"),
        ("stacking.movable", "shaded_stay"),
        ("stacking.shaded", "shaded_stay"),
    ];
    assert_eq!(changed, expected);
    let laid = rules("dvonn", &["shaded_stay", "tests/scripts/good/shaded_enclosed.lua"]);
    assert_eq!(laid.game().variants, ["dvonn/shaded_stay", "tests/scripts/good/shaded_enclosed.lua"]);
    for seed in 0..2 {
        together(&named, &laid, seed, |one, two| assert_eq!(one, two));
    }
    let twin = library().load(&request("tests/scripts/good/plain_dvonn.lua", &["dvonn/enclosed_may_move"]));
    let findings = twin.unwrap_err();
    let said: Vec<String> = findings.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "rules/dvonn/variants/enclosed_may_move.lua:9:30: rule `stacking.stacks` is read but never assigned",
            "rules/dvonn/variants/enclosed_may_move.lua:9:48: rule `stacking.lone_red` is read but never assigned",
            "rules/dvonn/variants/enclosed_may_move.lua:9:69: rule `stacking.own_stacks` is read but never assigned",
        ]
    );
}
