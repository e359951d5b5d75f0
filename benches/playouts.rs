//! Random games a second: `cargo bench --bench playouts`. The yardstick is a program that plays one game only.

#[path = "../tests/built/mod.rs"]
mod built;
mod yardstick {
    pub mod dvonn;
}

use built::games;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use houserule::compile::{PlayoutJob, Program};
use houserule::position::Position;
use houserule::rule::{Game, Rules};
use houserule::script::{Library, LibraryPaths, Request};
use std::hint::black_box;
use std::sync::Arc;

const GAMES: u64 = 1000;

fn shipped(name: &str) -> Arc<Game> {
    let library = Library::new(LibraryPaths { working: Some("rules".into()), ..LibraryPaths::default() });
    library.load(&Request::game(name)).unwrap_or_else(|_| panic!("`{name}` does not load")).game
}

/// A position after so many first decisions, one after the other.
fn after(game: &Arc<Game>, decisions: usize) -> Position {
    let rules = Rules::new(game.clone()).expect("it has no functions");
    let mut position = rules.start().expect("it has no functions");
    for number in 0..decisions {
        let open = rules.decisions(&position).expect("it has no functions");
        rules.play(&mut position, &open[(7 * number) % open.len()]).expect("it has no functions");
    }
    position
}

fn playouts(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("games");
    group.throughput(Throughput::Elements(GAMES));
    group.bench_function("yardstick", |run| run.iter(|| yardstick::dvonn::games(black_box(GAMES))));
    let games = [
        ("dvonn, second phase", shipped("dvonn"), 49),
        ("pushes and rows", games::pushing(), 0),
        ("steps and captures", games::racing(), 0),
        ("lines and shifts", games::dropping(), 0),
        ("flanks", games::enclosing(), 0),
        ("chains, 11 x 11", games::joining(11), 0),
    ];
    for (name, game, decisions) in games {
        let program = Program::compile(&game).unwrap_or_else(|why| panic!("{name}: {why}"));
        let start = after(&game, decisions);
        let job = PlayoutJob { games: 0..GAMES, seed: 1, max_plies: Some(1000) };
        group.bench_function(name, |run| run.iter(|| program.playouts(&start, &job, &|| false)));
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
