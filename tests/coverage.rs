//! Which rules fire: counted, shown by witnesses that hold, and without a change of what is played.

mod support;

use houserule::analysis::coverage::{Covering, Witness};
use houserule::analysis::{PlayoutsJob, Work};
use houserule::rule::{Game, Rules};
use houserule::script::{Library, LibraryPaths, Request};
use houserule::session::Shelf;
use houserule::session::coverage::{CoverageAnswer, Coverings};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

static STOP: Work = Work::new();

fn shelf(given: &Path) -> Shelf {
    let paths = LibraryPaths { given: Some(given.into()), working: Some("rules".into()), user: None };
    Shelf::new(Library::new(paths))
}

fn game(name: &str) -> Arc<Game> {
    shelf(Path::new("tests/rules")).load(&Request::game(name)).unwrap().game
}

/// What rule tests reach, and random games.
fn covered(shelf: &Shelf, what: &str, games: u64) -> CoverageAnswer {
    let mut coverings = Coverings::default();
    let (tests, errors) = shelf.library().rule_tests(what).unwrap();
    assert!(errors.is_empty());
    for test in tests {
        assert!(coverings.test(shelf, &test, &STOP).unwrap().passed(), "{}", test.name);
    }
    coverings.play(PlayoutsJob { games, seed: 0, max_plies: Some(200) }, &STOP).unwrap();
    coverings.answer()
}

/// Plays some decisions, and sees what happens in the last position; what fired by then.
fn replayed(game: &Game, moves: &[String]) -> Covering {
    let mut covering = Covering::of(game);
    let rules = Rules::new(covering.game().clone()).unwrap();
    let mut position = rules.start().unwrap();
    for text in moves {
        let open = rules.decisions(&position).unwrap();
        let chosen = open.iter().find(|open| covering.game().decision_text(open) == *text).unwrap();
        rules.play(&mut position, chosen).unwrap();
    }
    rules.decisions(&position).unwrap();
    if position.turn().outcome.is_some() {
        rules.scores(&position).unwrap();
    }
    rules.hand_over();
    covering.see(&Witness::Game(moves.to_vec()));
    covering
}

#[test]
fn every_witness_shows_it_and_nothing_shorter_of_that_game_does() {
    // where there is a score the games go to their end, at which it counts
    for (name, max_plies) in [("three", 60), ("dvonn", 500), ("gipf", 60), ("dvonn/shaded_stay", 500)] {
        let game = game(name);
        let mut covering = Covering::of(&game);
        covering.play(PlayoutsJob { games: 2, seed: 7, max_plies: Some(max_plies) }, &Work::new()).unwrap();
        let mut looked_at = 0;
        for (number, seen) in covering.rules().iter().enumerate() {
            let Some(Witness::Game(moves)) = &seen.fired.witness else { continue };
            looked_at += 1;
            let fires = |moves: &[String]| replayed(&game, moves).rules()[number].fired.times > 0;
            let rule = &game.rules[number].name;
            assert!(fires(moves), "{name} {rule} {moves:?}");
            if let Some((_, shorter)) = moves.split_last() {
                assert!(!fires(shorter), "{name} {rule} {moves:?}");
            }
        }
        assert!(looked_at >= 2, "{name}");
    }
}

#[test]
fn watching_changes_nothing() {
    for name in ["three", "dvonn", "dvonn/shaded_stay", "chess", "ricochet/puzzle"] {
        let game = game(name);
        let watched = Covering::of(&game).game().clone();
        let [plain, watched] = [game, watched].map(|game| {
            let mut session = support::session(&game);
            support::random_decisions(&mut session, 3, 12);
            let open: Vec<String> = session.decisions().unwrap().into_iter().map(|open| open.0).collect();
            (session.position().hash(), open)
        });
        assert_eq!(plain, watched, "{name}");
    }
}

#[test]
fn what_goes_wrong_in_a_function_is_told_at_its_own_line() {
    let game = game("three/broken");
    let watched = Covering::of(&game).game().clone();
    let error = |game: &Arc<Game>| {
        let mut session = support::session(game);
        (0..9).find_map(|_| {
            let open = match session.decisions() {
                Ok(open) => open,
                Err(error) => return Some(error),
            };
            session.play(&open.first()?.1).err()
        })
    };
    let (plain, watched) = (error(&game), error(&watched));
    assert!(plain.is_some());
    assert_eq!(plain, watched);
}

#[test]
fn rules_are_counted() {
    let game = game("three");
    let mut covering = Covering::of(&game);
    covering.play(PlayoutsJob { games: 1, seed: 0, max_plies: Some(60) }, &Work::new()).unwrap();
    let moves = game.phase(0).moves;
    let seen = covering.rules()[moves.index()].clone();
    // open decisions are looked for once when a position is reached and once when one is chosen
    let played: usize = {
        let rules = Rules::new(game.clone()).unwrap();
        let mut random = houserule::analysis::stream(0, 0);
        let mut position = rules.start().unwrap();
        let mut played = 0;
        while position.turn().outcome.is_none() {
            let open = rules.decisions(&position).unwrap();
            let chosen = rand::RngExt::random_range(&mut random, 0..open.len());
            rules.play(&mut position, &open[chosen]).unwrap();
            played += 1;
        }
        played
    };
    assert_eq!(seen.fired.times, 2 * played as u64, "{seen:?}");
    assert!(seen.asked <= seen.fired.times + 2, "{seen:?}");
}

#[test]
fn the_shipped_tests_and_some_games_reach_every_rule_of_dvonn() {
    let answer = covered(&shelf(Path::new("tests/rules")), "dvonn", 3);
    assert!(answer.never.rules.is_empty(), "{:?}", answer.never);
    let script = answer.scripts.iter().find(|script| script.script.ends_with("dvonn/init.lua")).unwrap();
    let enclosed = script.rules.iter().find(|rule| rule.rule == "stacking.enclosed").unwrap();
    assert!(enclosed.witness.as_ref().unwrap().test.as_ref().unwrap().starts_with("E"));
    // the function of a house rule has two ways to end, and both are reached
    let shaded = answer.scripts.iter().find(|script| script.script.ends_with("shaded_stay.lua")).unwrap();
    let texts: Vec<&str> = shaded.functions.iter().map(|stretch| stretch.text.as_str()).collect();
    assert!(texts.contains(&"return true") && texts.contains(&"return false"), "{texts:?}");
    assert!(shaded.functions.iter().all(|stretch| stretch.times > 0 && stretch.witness.is_some()));
}

const HOUSE: &str = r#"--- A house rule with ways that nobody ever goes.
local house = require("dvonn"):variant "odd" { title = "Odd" }
local stacking = house.phases.stacking

--- X9 A tower of a hundred may not move.
stacking.tower = where(function(game, pos, cell) if pos:height(cell) > 99 then return true end return false end)

--- X9 What is no tower may.
stacking.movable = stacking.movable - stacking.tower

--- X8 Nobody passes who has twenty in hand.
stacking.blocked = { lose:when(hand():at_least(20)), pass }

return house
"#;

const TESTS: &str = r#"local house = test "dvonn/odd"

house:case "X9 small stacks move" {
  position = "turn=white phase=stacking a1=W b1=B c1=R d1=W",
  accepted = { "a1b1" },
}
"#;

fn odd() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let variants = folder.path().join("rules/dvonn/variants");
    fs::create_dir_all(&variants).unwrap();
    fs::write(variants.join("odd.lua"), HOUSE).unwrap();
    fs::write(variants.join("odd_test.lua"), TESTS).unwrap();
    folder
}

#[test]
fn ways_never_gone_are_named_even_inside_a_line() {
    let folder = odd();
    let rules = folder.path().join("rules");
    let answer = covered(&shelf(&rules), "dvonn/odd", 0);
    let ends = |names: &[String]| -> Vec<String> {
        let of = names.iter().filter(|name| name.contains("odd.lua"));
        of.map(|name| name.rsplit_once("odd.lua").unwrap().1.to_string()).collect()
    };
    assert_eq!(ends(&answer.never.functions), [":6:80 return true end"]);
    assert_eq!(ends(&answer.never.rules), [":6 stacking.tower", ":12 stacking.blocked"]);
    assert_eq!(
        ends(&answer.never.branches),
        [":12 stacking.blocked: `lose`", ":12 stacking.blocked: `pass`"]
    );
    let script = answer.scripts.iter().find(|script| script.script.ends_with("odd.lua")).unwrap();
    let listing = script.listing();
    assert!(listing.contains("   ##### | stacking.blocked = {"), "{listing}");
    let caret = format!("         | {}^ never: return true end", " ".repeat(79));
    assert!(listing.contains(&caret), "{listing}");
    assert!(listing.contains("| ^ asked "), "{listing}");
}

fn run(folder: &Path, args: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_houserule"))
        .args(args)
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .output()
        .unwrap();
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn coverage_is_told_on_the_command_line() {
    let folder = odd();
    let (code, json) = run(
        folder.path(),
        &["test", "dvonn/odd", "--coverage", "-n", "2", "--seed", "5", "--max-plies", "60", "--json"],
    );
    assert_eq!(code, Some(0));
    let lines: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let coverage = &lines[1]["coverage"];
    assert_eq!(
        (&coverage["tests"], &coverage["games"], &coverage["seed"]),
        (&1.into(), &2.into(), &5.into())
    );
    assert_eq!(lines[2]["passed"], 1);
    // the game that fills the board begins by putting a piece somewhere
    let scripts = coverage["scripts"].as_array().unwrap();
    let dvonn = scripts.iter().find(|script| script["script"].as_str().unwrap().ends_with("dvonn/init.lua"));
    let rules = dvonn.unwrap()["rules"].as_array().unwrap();
    let space = rules.iter().find(|rule| rule["rule"] == "placing.space").unwrap();
    let command = space["witness"]["command"].as_str().unwrap();
    assert_eq!(command, "houserule moves dvonn/odd");
    // the same seed gives the same answer
    let again = run(
        folder.path(),
        &["test", "dvonn/odd", "--coverage", "-n", "2", "--seed", "5", "--max-plies", "60", "--json"],
    );
    assert_eq!(again.1, json);

    let (code, table) = run(folder.path(), &["test", "dvonn/odd", "--coverage"]);
    assert_eq!(code, Some(0));
    for part in ["coverage by 1 test\n", "   never  stacking.tower (X9)", "asked ", "rules that never fired:"]
    {
        assert!(table.contains(part), "{part}\n{table}");
    }
    let (code, listing) = run(folder.path(), &["test", "dvonn/odd", "--coverage=listing"]);
    assert_eq!(code, Some(0));
    assert!(listing.contains("##### | stacking.blocked"), "{listing}");
    assert_eq!(run(folder.path(), &["test", "dvonn/odd", "-n", "2"]).0, Some(2));
}
