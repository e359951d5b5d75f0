//! Walking every position, without any bound, against whatever way is taken otherwise: under every shipped house
//! rule and under options at random.

use super::support::{Settings, game, lines, load, position, solved};
use houserule::analysis::solve::{Method, SolveJob};
use houserule::analysis::stream;
use houserule::position::Position;
use houserule::rule::{Game, Rules};
use rand::{Rng, RngExt};
use std::sync::Arc;

/// Longer solutions are left out: walking takes its time.
const DEEPEST: u32 = if cfg!(debug_assertions) { 3 } else { 5 };

/// Both ways must find the same solutions from where robots stand, or rule out the same.
fn agree(game: &Arc<Game>, stands: &str, told: &str) -> Method {
    agree_from(game, &position(game, stands), &format!("{told} {stands}"))
}

/// The same from a position.
fn agree_from(game: &Arc<Game>, start: &Position, what: &str) -> Method {
    let job = SolveJob { all: true, max_depth: Some(DEEPEST), ..SolveJob::default() };
    let fast = solved(game, start, &job);
    let plain = solved(game, start, &SolveJob { plainly: true, ..job });
    assert_eq!(fast.length(), plain.length(), "{what}");
    assert_eq!(lines(game, &fast), lines(game, &plain), "{what}");
    fast.method
}

/// Robots on different cells, at random; silver only if it plays.
fn stands(random: &mut impl Rng, game: &Game) -> String {
    let mut taken = Vec::new();
    let letters = game.pieces.iter().map(|piece| piece.letter.as_str());
    let texts = letters.map(|letter| {
        loop {
            let cell = random.random_range(0..game.board.cells() as u16);
            if !taken.contains(&cell) {
                taken.push(cell);
                return format!("{}={letter}", game.board.name(houserule::board::Point(cell)));
            }
        }
    });
    texts.collect::<Vec<_>>().join(" ")
}

fn pick<'a>(random: &mut impl Rng, of: &[&'a str]) -> &'a str {
    of[random.random_range(0..of.len())]
}

fn options(random: &mut impl Rng) -> Settings<'static> {
    let faces = ["A", "B", "C", "D"];
    let board: Vec<String> = (1..=4).map(|piece| format!("{piece}{}", pick(random, &faces))).collect();
    let targets = ["red-circle", "green-square", "blue-triangle", "vortex"];
    let set = [
        ("board", board.join(",")),
        ("target", pick(random, &targets).to_string()),
        ("rules", pick(random, &["plain", "house"]).to_string()),
        ("diagonals", pick(random, &["true", "false"]).to_string()),
        ("blocked_diagonal", pick(random, &["forbid", "stop"]).to_string()),
        ("deflection_counts", pick(random, &["true", "false"]).to_string()),
        ("silver", pick(random, &["true", "false"]).to_string()),
    ];
    set.to_vec()
}

/// The shipped house rules of the puzzle.
fn variants() -> Vec<String> {
    let files = std::fs::read_dir("rules/ricochet/variants").unwrap();
    let mut names: Vec<String> =
        files.map(|file| file.unwrap().path().file_stem().unwrap().to_str().unwrap().to_string()).collect();
    names.retain(|name| !name.ends_with("_test"));
    names.sort();
    names
}

#[test]
fn options_at_random() {
    let mut random = stream(11, 0);
    let mut fast = 0;
    let count = if cfg!(debug_assertions) { 30 } else { 300 };
    for _ in 0..count {
        let set = options(&mut random);
        let game = game("ricochet/puzzle", &set, &[]);
        let stands = stands(&mut random, &game);
        fast += u32::from(agree(&game, &stands, &format!("{set:?}")) == Method::Slides);
    }
    assert!(fast * 2 > count, "only {fast} of {count} are solved as sliding pieces");
}

#[test]
fn every_shipped_house_rule() {
    let mut random = stream(12, 0);
    let variants = variants();
    assert!(variants.len() >= 7, "{variants:?}");
    for (number, variant) in variants.iter().enumerate() {
        let mut fast = 0;
        for round in 0..if cfg!(debug_assertions) { 2 } else { 20 } {
            let mut set = options(&mut random);
            set.retain(|(key, _)| *key != "silver");
            // Every other time a second house rule is laid over the first, if they go together.
            let second = &variants[(number + round) % variants.len()];
            let both = [variant.as_str(), second.as_str()];
            let with = if round % 2 == 0 || second == variant { &both[..1] } else { &both };
            let Ok(game) = load("ricochet/puzzle", &set, with) else {
                assert!(with.len() == 2, "{variant} cannot be played with {set:?}");
                continue;
            };
            let stands = stands(&mut random, &game);
            fast += u32::from(agree(&game, &stands, &format!("{with:?} {set:?}")) == Method::Slides);
        }
        // Where an exit is taken, no table tells.
        assert!(fast > 0 || variant == "silver_teleport", "{variant} is always walked");
    }
}

#[test]
fn what_was_played_before_counts() {
    let mut random = stream(13, 0);
    let (count, mut fast) = (if cfg!(debug_assertions) { 20 } else { 200 }, 0);
    for _ in 0..count {
        let set = options(&mut random);
        let game = game("ricochet/puzzle", &set, &[]);
        let stands = stands(&mut random, &game);
        let (rules, mut now) = (Rules::new(game.clone()).unwrap(), position(&game, &stands));
        let mut what = format!("{set:?} {stands}:");
        for _ in 0..random.random_range(1..5) {
            let mut open = rules.decisions(&now).unwrap();
            if open.is_empty() {
                break;
            }
            let decision = open.swap_remove(random.random_range(0..open.len()));
            what.push_str(&format!(" {}", game.decision_text(&decision)));
            rules.play(&mut now, &decision).unwrap();
        }
        fast += u32::from(agree_from(&game, &now, &what) == Method::Slides);
    }
    assert!(fast * 2 > count, "only {fast} of {count} are solved as sliding pieces");
}
