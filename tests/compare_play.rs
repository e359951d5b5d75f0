//! What a difference does to play: against exact values of a game that can be counted through, and how often the
//! intervals hold them.

mod support;

use houserule::analysis::compare::{Both, Estimate, Play, PlayJob, play};
use houserule::analysis::{Guard, Work};
use houserule::position::{Outcome, Player, Position};
use houserule::rule::{Game, Rules};
use houserule::script::{Library, LibraryPaths, Request};
use houserule::session::{Loaded, Shelf};
use std::collections::HashMap;
use std::sync::Arc;

fn loaded(names: [&str; 2]) -> [Loaded; 2] {
    let paths = LibraryPaths { given: Some("tests/rules".into()), working: Some("rules".into()), user: None };
    let shelf = Shelf::new(Library::new(paths));
    names.map(|name| shelf.load(&Request::game(name)).unwrap())
}

fn start(loaded: &[Loaded; 2]) -> Both {
    [0, 1].map(|side: usize| Rules::new(loaded[side].game.clone()).unwrap().start().unwrap())
}

fn measured(loaded: &[Loaded; 2], games: u64, seed: u64) -> Play {
    let both = [loaded[0].game.clone(), loaded[1].game.clone()];
    let runners = [loaded[0].runner.as_ref(), loaded[1].runner.as_ref()];
    let job = PlayJob { games, seed, max_plies: 200 };
    play(&both, runners, &start(loaded), job, Guard::of(&Work::new())).unwrap()
}

fn of<'a>(play: &'a Play, name: &str) -> &'a houserule::analysis::compare::Measure {
    play.measures.iter().find(|measure| measure.name == name).unwrap_or_else(|| panic!("{name}"))
}

/// What is to be expected of play from a position: that the first wins, the second, nobody; turns, options. What is
/// a share holds if every open decision has the same chance.
#[derive(Clone, Copy, Debug, Default)]
struct Exact {
    /// How many games end so.
    games: [u64; 3],
    wins: [f64; 3],
    turns: f64,
    options: f64,
}

/// Counts a game through to its end.
fn exact(rules: &Rules, at: &Position, known: &mut HashMap<Position, Exact>) -> Exact {
    if let Some(outcome) = at.turn().outcome {
        let winner = [Some(Player(0)), Some(Player(1)), None];
        let wins = winner
            .map(|winner| f64::from(u8::from(outcome == winner.map_or(Outcome::Draw, Outcome::winner))));
        return Exact { games: wins.map(|won| won as u64), wins, ..Exact::default() };
    }
    if let Some(known) = known.get(at) {
        return *known;
    }
    let open = rules.decisions(at).unwrap();
    let mut sum = Exact { turns: 1.0, options: open.len() as f64, ..Exact::default() };
    for decision in &open {
        let mut next = at.clone();
        rules.play(&mut next, decision).unwrap();
        let after = exact(rules, &next, known);
        let part = 1.0 / open.len() as f64;
        sum.games.iter_mut().zip(after.games).for_each(|(sum, games)| *sum += games);
        sum.turns += part * after.turns;
        sum.options += part * after.options;
        sum.wins.iter_mut().zip(after.wins).for_each(|(sum, wins)| *sum += part * wins);
    }
    known.insert(at.clone(), sum);
    sum
}

fn counted(game: &Arc<Game>) -> Exact {
    let rules = Rules::new(game.clone()).unwrap();
    exact(&rules, &rules.start().unwrap(), &mut HashMap::new())
}

fn holds(estimate: Estimate, value: f64) -> bool {
    (estimate.low..=estimate.high).contains(&value)
}

#[test]
fn three_in_a_row_is_counted_through() {
    for name in ["three", "tic_tac_toe"] {
        let three = counted(&loaded([name, name])[0].game);
        // known from elsewhere: how many games end how, 255,168 in all, and how random play ends
        assert_eq!(three.games, [131_184, 77_904, 46_080], "{name}");
        assert_eq!(three.games.iter().sum::<u64>(), 255_168);
        let known = [737.0 / 1260.0, 363.0 / 1260.0, 160.0 / 1260.0];
        for (found, known) in three.wins.iter().zip(known) {
            assert!((found - known).abs() < 1e-12, "{name} {:?}", three.wins);
        }
    }
}

#[test]
fn exact_values_lie_in_the_intervals() {
    for second in ["three/misere", "three/full_board"] {
        let loaded = loaded(["three", second]);
        let exact = [0, 1].map(|side: usize| counted(&loaded[side].game));
        let play = measured(&loaded, 3000, 2);
        let shares = ["first wins", "second wins", "draw"].into_iter().enumerate();
        let mut wanted: Vec<(&str, [f64; 2])> =
            shares.map(|(i, name)| (name, [exact[0].wins[i], exact[1].wins[i]])).collect();
        wanted.push(("length", exact.map(|exact| exact.turns)));
        // a sum of options for each of decisions, and every decision is a turn
        wanted.push(("branching", exact.map(|exact| exact.options / exact.turns)));
        for (name, values) in wanted {
            let measure = of(&play, name);
            for side in [0, 1] {
                assert!(holds(measure.values[side], values[side]), "{second} {name} {values:?} {measure:?}");
            }
            assert!(holds(measure.change, values[1] - values[0]), "{second} {name} {values:?} {measure:?}");
        }
        assert!(
            !play.measures.iter().any(|measure| ["passes", "lost pieces"].contains(&measure.name.as_str()))
        );
    }
}

/// In how many of so many series an interval holds what is true: of the first player's wins, of the length, of the
/// change of wins.
fn coverage(games: u64, series: u64) -> [f64; 3] {
    let loaded = loaded(["three", "three/misere"]);
    let exact = [0, 1].map(|side: usize| counted(&loaded[side].game));
    let mut held = [0.0; 3];
    for seed in 0..series {
        let play = measured(&loaded, games, seed);
        let (wins, length) = (of(&play, "first wins"), of(&play, "length"));
        let holds = [
            holds(wins.values[0], exact[0].wins[0]),
            holds(length.values[0], exact[0].turns),
            holds(wins.change, exact[1].wins[0] - exact[0].wins[0]),
        ];
        held.iter_mut()
            .zip(holds)
            .for_each(|(held, holds)| *held += f64::from(u8::from(holds)) / series as f64);
    }
    held
}

#[test]
fn intervals_hold_what_is_true_as_often_as_they_say() {
    // of 200 series 190 are to be expected, and 182 to 197 in all but one of a hundred times
    for share in coverage(60, 200) {
        assert!((0.91..=0.985).contains(&share), "{share}");
    }
}

#[test]
fn stopping_early_does_not_spoil_them() {
    let loaded = loaded(["three", "three/misere"]);
    let play = measured(&loaded, 1 << 20, 0);
    assert!(play.sure && play.games < 1 << 16, "{}", play.games);
    assert!(of(&play, "length").change.half() < 0.1);
    for share in coverage(3200, 40) {
        assert!(share >= 0.85, "{share}");
    }
}

#[test]
fn any_number_of_threads_measures_the_same() {
    let loaded = loaded(["dvonn", "dvonn/enclosed_may_move"]);
    let measured = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| measured(&loaded, 230, 5))
    };
    let play = measured(1);
    assert_eq!(play, measured(3));
    // 49 turns fill the board; what is not on it at the end was removed, whatever the rule says
    assert!(of(&play, "length").values[0].low > 49.0);
    assert!(of(&play, "lost pieces").values.iter().all(|lost| (1.0..49.0).contains(&lost.value)));
    assert_eq!(of(&play, "passes").games, 200);
}

#[test]
fn what_was_measured_is_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("play.svg");
    let status = std::process::Command::new(env!("CARGO_BIN_EXE_houserule"))
        .args(["compare", "three", "three/misere", "--rules", "tests/rules", "-n", "50", "-o"])
        .arg(&path)
        .output()
        .unwrap()
        .status;
    assert_eq!(status.code(), Some(1));
    let svg = std::fs::read_to_string(path).unwrap();
    // a colour that tells which is which, five numbers, five lengths of games, and one line of open decisions
    let bars = svg.matches("fill=\"#2f6fa7\"").count();
    let lines = svg.matches("stroke=\"#2f6fa7\"").count();
    assert_eq!((bars, lines), (1 + 5 + 5, 1), "{svg}");
    for part in ["length of finished games (turns)", "branching, by turn", "50 random games of each"] {
        assert!(svg.contains(part), "{part} in {svg}");
    }
}

#[test]
fn the_same_rules_make_no_difference() {
    let play = measured(&loaded(["three", "three/same"]), 400, 0);
    assert!(play.measures.iter().all(|measure| measure.change.value == 0.0));
}

#[test]
fn games_that_are_cut_short_are_not_counted() {
    let loaded = loaded(["dvonn", "dvonn/shaded_stay"]);
    let both = [loaded[0].game.clone(), loaded[1].game.clone()];
    let runners = [loaded[0].runner.as_ref(), loaded[1].runner.as_ref()];
    let job = PlayJob { games: 4000, seed: 1, max_plies: 200 };
    let work = Work::new();
    let played = std::thread::scope(|scope| {
        let played = scope.spawn(|| play(&both, runners, &start(&loaded), job, Guard::of(&work)).unwrap());
        // in the middle of some game
        while work.how_far().is_none_or(|far| far.done < 20) {
            std::thread::yield_now();
        }
        work.stop();
        played.join().unwrap()
    });
    assert!(played.games < job.games, "{}", played.games);
    assert!(played.measures.iter().all(|measure| measure.name != "unfinished"), "{:?}", played.measures);
}
