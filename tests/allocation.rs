//! The compiled loops allocate nothing, however many games are played or positions counted.

mod support;

use allocation_counter::measure;
use houserule::compile::{Leaves, PlayoutJob, Program};
use houserule::position::Position;
use houserule::rule::{Game, Rules};
use std::cell::Cell;
use std::sync::Arc;
use support::all_games;

/// What menus, the tally and other things take that are made once, whatever is done with them.
const AT_ONCE: u64 = 200;

/// Every shipped game that compiles, and a position in it after some decisions.
fn compiled(decisions: usize) -> impl Iterator<Item = (Arc<Game>, Program, Position)> {
    all_games().into_iter().filter_map(move |game| {
        let program = Program::compile(&game).ok()?;
        let rules = Rules::new(game.clone()).unwrap();
        let mut position = rules.start().unwrap();
        for number in 0..decisions {
            let open = rules.decisions(&position).unwrap();
            let Some(decision) = open.get(number * 7 % open.len().max(1)) else { break };
            rules.play(&mut position, decision).unwrap();
        }
        (program.accepts(&position) && position.turn().outcome.is_none()).then_some((game, program, position))
    })
}

#[test]
fn random_games_allocate_nothing() {
    let mut decisions = 0;
    for (game, program, start) in compiled(0) {
        let mut play = |games| {
            let job = PlayoutJob { games, seed: 3, max_plies: Some(300) };
            measure(|| decisions += program.playouts(&start, &job, &|| false).unwrap().decisions).count_total
        };
        let (few, many) = (play(0..100), play(0..1000));
        assert!(few <= AT_ONCE && many <= AT_ONCE, "{}: {few} and {many} allocations", game.name);
    }
    assert!(decisions > 100_000);
}

#[test]
fn counting_allocates_nothing() {
    let mut nodes = 0;
    for (game, program, start) in compiled(60) {
        for leaves in [Leaves::Made, Leaves::Counted] {
            // A large game is given up after some thousands of positions.
            let asked = Cell::new(0);
            let stop = || asked.replace(asked.get() + 1) > 5;
            let found = measure(|| {
                let count = program.perft(&start, 3, 0..40, leaves, &stop);
                nodes += count.map_or(10_000, |count| count.nodes);
            });
            assert!(found.count_total <= AT_ONCE, "{}: {} allocations", game.name, found.count_total);
        }
    }
    assert!(nodes > 100_000);
}
