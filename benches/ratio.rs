//! Random games and counts as a ratio to the yardstick, taken in turns: `cargo bench --bench ratio [WORD]`.
//!
//! Most are the shipped scripts; some are built without a script. At the end variants are compared
//! with their parent: a rule said again must cost nothing, a rule as a function is walked.

#[path = "../tests/built/mod.rs"]
mod built;
mod yardstick {
    pub mod dvonn;
}

use built::games;
use houserule::analysis::{PlayoutsJob, Runner, Work};
use houserule::compile::{Leaves, PlayoutJob, Program};
use houserule::position::Position;
use houserule::rule::{Game, Rules};
use houserule::script::{Library, LibraryPaths, Request};
use std::sync::Arc;
use std::time::Instant;

/// Seconds of one run: of the processor where that can be known, else by the clock.
fn seconds(mut run: impl FnMut()) -> f64 {
    let busy = || {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        text.split(' ').next()?.parse::<f64>().ok()
    };
    let (clock, start) = (Instant::now(), busy());
    run();
    match (start, busy()) {
        (Some(start), Some(end)) if end > start => (end - start) / 1e9,
        _ => clock.elapsed().as_secs_f64(),
    }
}

/// A game of the `rules/` folder, or of a script by its path.
fn shipped(name: &str) -> Arc<Game> {
    let library = Library::new(LibraryPaths { working: Some("rules".into()), ..LibraryPaths::default() });
    match library.load(&Request::game(name)) {
        Ok(loaded) => loaded.game,
        Err(findings) => panic!("{name}: {}", findings.iter().map(|f| f.render(false)).collect::<String>()),
    }
}

/// A position after random decisions.
fn after(game: &Arc<Game>, decisions: usize, seed: u64) -> Position {
    let rules = Rules::new(game.clone()).expect("no function rules");
    let mut position = rules.start().expect("no function rules");
    for number in 0..decisions {
        let open = rules.decisions(&position).expect("no function rules");
        let chosen =
            (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(number as u32) % open.len() as u64;
        rules.play(&mut position, &open[chosen as usize]).expect("no function rules");
    }
    position
}

struct Line {
    name: String,
    per_second: Box<dyn FnMut() -> f64>,
}

fn playouts(name: &str, game: &Arc<Game>, decisions: usize, count: u64, max_plies: Option<u32>) -> Line {
    let program = Program::compile(game).expect("it compiles");
    let game = game.clone();
    let mut seed = 0;
    Line {
        name: format!("{name} games"),
        per_second: Box::new(move || {
            seed += 1;
            let start = after(&game, decisions, seed);
            let job = PlayoutJob { games: 0..count, seed, max_plies };
            let taken = seconds(|| {
                std::hint::black_box(program.playouts(&start, &job, &|| false).expect("it plays"));
            });
            count as f64 / taken
        }),
    }
}

fn perft(name: &str, game: &Arc<Game>, decisions: usize, depth: u32, leaves: Leaves) -> Line {
    let program = Program::compile(game).expect("it compiles");
    let game = game.clone();
    let mut seed = 0;
    Line {
        name: format!("{name} perft {depth} {leaves:?}"),
        per_second: Box::new(move || {
            seed += 1;
            let start = after(&game, decisions, seed);
            let mut nodes = 0;
            let taken = seconds(|| {
                let count = program.perft(&start, depth, 0..usize::MAX, leaves, &|| false);
                nodes = count.expect("it counts").nodes;
            });
            nodes as f64 / taken
        }),
    }
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let (dvonn, gipf) = (shipped("dvonn"), shipped("gipf"));
    let mut lines = vec![
        playouts("dvonn", &dvonn, 49, 60_000, None),
        perft("dvonn", &dvonn, 49, 3, Leaves::Made),
        perft("dvonn", &dvonn, 49, 4, Leaves::Made),
        perft("dvonn", &dvonn, 49, 4, Leaves::Counted),
        playouts("gipf", &gipf, 0, 60_000, Some(1000)),
        playouts("gipf/standard", &shipped("gipf/standard"), 0, 40_000, Some(1000)),
        playouts("gipf/tournament", &shipped("gipf/tournament"), 0, 20_000, Some(1000)),
        perft("gipf", &gipf, 0, 4, Leaves::Counted),
        perft("gipf", &gipf, 20, 3, Leaves::Counted),
        perft("gipf", &gipf, 20, 3, Leaves::Made),
        playouts("gipf of two", &games::pushing_pairs(), 0, 20_000, Some(1000)),
        playouts("breakthrough", &shipped("breakthrough"), 0, 60_000, None),
        playouts("connect four", &shipped("connect_four"), 0, 200_000, None),
        playouts("reversi", &shipped("reversi"), 0, 30_000, None),
        playouts("hex 11", &shipped("hex"), 0, 20_000, None),
        playouts("amazons", &shipped("amazons"), 0, 5_000, None),
        playouts("nine men's morris", &shipped("nine_mens_morris"), 0, 5_000, Some(1000)),
        playouts("lines of action", &shipped("lines_of_action"), 0, 3_000, Some(1000)),
        playouts("tic-tac-toe", &shipped("tic_tac_toe"), 0, 600_000, None),
        playouts("yinsh", &shipped("yinsh"), 0, 5_000, None),
        playouts("hex 13", &games::joining(13), 0, 5_000, None),
        playouts("draughts 6", &games::hopping(), 0, 20_000, None),
    ];
    lines.retain(|line| wanted.is_empty() || wanted.iter().any(|word| line.name.contains(word.as_str())));
    for line in &mut lines {
        let mut pairs: Vec<(f64, f64)> = Vec::new();
        for _ in 0..5 {
            let unit = 20_000.0
                / seconds(|| {
                    std::hint::black_box(yardstick::dvonn::games(20_000));
                });
            let ours = (line.per_second)();
            pairs.push((ours / unit, ours));
        }
        pairs.sort_by(|left, right| left.0.total_cmp(&right.0));
        println!("{:32} {:9.3} L   {:14.0} a second", line.name, pairs[2].0, pairs[2].1);
    }
    for (script, count, rounds) in
        [("benches/rules/same.lua", 40_000, 9), ("benches/rules/function.lua", 20, 3)]
    {
        if wanted.is_empty() || wanted.iter().any(|word| script.contains(word.as_str())) {
            let ratio = to_parent(&dvonn, &shipped(script), count, rounds);
            println!("{script:32} {ratio:9.6} of its parent's random games, so 1 in {:.0}", 1.0 / ratio);
        }
    }
}

/// The random games of a variant as a ratio to those of its parent, taken in turns; the parent plays 40,000, the variant
/// `count`.
fn to_parent(parent: &Arc<Game>, variant: &Arc<Game>, count: u64, rounds: u64) -> f64 {
    let runners = [(Runner::new(parent.clone()), 40_000), (Runner::new(variant.clone()), count)];
    let rate = |(runner, games): &(Runner, u64), start: &Position, seed: u64| {
        let (job, stop) = (PlayoutsJob { games: *games, seed, max_plies: None }, Work::new());
        let taken = seconds(|| {
            std::hint::black_box(runner.playouts(start, job, &stop).expect("it plays"));
        });
        *games as f64 / taken
    };
    // One thread, in which the time is taken too.
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
    let round = |seed| {
        let start = after(parent, 49, seed);
        pool.install(|| rate(&runners[1], &start, seed) / rate(&runners[0], &start, seed))
    };
    let mut ratios: Vec<f64> = (0..rounds).map(round).collect();
    ratios.sort_by(f64::total_cmp);
    ratios[ratios.len() / 2]
}
