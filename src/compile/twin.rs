//! The compiled rules against the walked ones: the same decisions, and the same state after each.

use super::bits::{Bits, Wide};
use super::build::build;
use super::engine::{Arrival, Engine, Going};
use super::field::Layout;
use super::kept::KeptSet;
use super::menu::Menu;
use super::perft_count::{Leaves, PerftCount};
use super::random::Random;
use super::state::State;
use crate::position::Position;
use crate::rule::{Decision, Game, Rules};
use std::sync::Arc;

use super::built::games;

/// A text that two equal decisions of the same generator share.
fn text(game: &Game, decision: &Decision) -> String {
    let (text, generator) = (game.decision_text(decision), Arc::as_ptr(&decision.generator));
    let pass = decision.word.as_deref() == Some("pass");
    format!("{text} {:?} {:?} {:?}", decision.piece, decision.direction, (!pass).then_some(generator))
}

fn texts(game: &Game, decisions: &[Decision]) -> Vec<String> {
    let mut texts: Vec<String> = decisions.iter().map(|decision| text(game, decision)).collect();
    texts.sort();
    texts
}

/// Plays random games both ways, and compares at every step all decisions and what each does.
fn twins<B: Bits>(game: &Arc<Game>, games: u64, most: usize) {
    let rules = Rules::new(game.clone()).unwrap();
    let engine: Engine<B> = build(game, &Layout::of(&game.board)).unwrap().expect("it fits");
    let mut menu = Menu::new();
    for number in 0..games {
        let mut random = Random::of(17, number);
        let mut position = rules.start().unwrap();
        let mut state = engine.load(&position);
        let mut inside = false;
        for _ in 0..most {
            let decisions = rules.decisions(&position).unwrap();
            let arrival = engine.settle(&mut state, inside, &mut menu).unwrap();
            if let Some(outcome) = position.turn().outcome {
                assert_eq!(arrival, Arrival::Over(outcome));
                assert_eq!(state.ply, position.turn().ply);
                break;
            }
            same_state(&engine, &state, &position);
            let written = engine.decisions(&position);
            assert_eq!(texts(game, &written), texts(game, &decisions), "{position:?}");
            if arrival == Arrival::Pass {
                rules.play(&mut position, &decisions[0]).unwrap();
                engine.pass(&mut state);
                inside = false;
                continue;
            }
            assert_eq!(menu.total() as usize, decisions.len());
            let mut choices = Vec::new();
            engine.each(&menu, |choice| choices.push(choice));
            for (number, choice) in choices.iter().enumerate() {
                assert_eq!(menu.pick(number as u32, &engine.field), *choice);
            }
            if let Some(strides) = &engine.parts.seats[engine.post(&state).seat].strides {
                let offered = strides.offered(&state);
                assert_eq!(offered.total(), menu.total());
                for (number, choice) in choices.iter().enumerate() {
                    assert_eq!(strides.choice(&offered, number as u32), *choice);
                }
            }
            // One is followed further; the others are looked at now and then.
            let followed = random.below(choices.len() as u32) as usize;
            let all = random.below(8) == 0;
            let before = (position.clone(), state);
            for (number, choice) in choices.iter().enumerate().filter(|(i, _)| all || *i == followed) {
                let mut next_position = before.0.clone();
                let mut next_state = before.1;
                let twin =
                    decisions.iter().find(|twin| text(game, twin) == text(game, &written[number])).unwrap();
                rules.play(&mut next_position, twin).unwrap();
                let going = engine.play(&mut next_state, choice).unwrap();
                let mut settled = next_state;
                let over = match going {
                    Going::Over(outcome) => Arrival::Over(outcome),
                    Going::On { inside } => engine.settle(&mut settled, inside, &mut Menu::new()).unwrap(),
                };
                match next_position.turn().outcome {
                    Some(outcome) => assert_eq!(over, Arrival::Over(outcome)),
                    None => same_state(&engine, &settled, &next_position),
                }
                assert_eq!(settled.ply, next_position.turn().ply);
                if number == followed {
                    (position, state) = (next_position, next_state);
                    inside = matches!(going, Going::On { inside: true });
                    if let Going::Over(_) = going {
                        inside = false;
                    }
                }
            }
            if position.turn().outcome.is_some() {
                break;
            }
        }
    }
}

fn same_state<B: Bits>(engine: &Engine<B>, state: &State<B>, position: &Position) {
    let loaded = engine.load(position);
    let mut state = State { linked: 0, ..*state };
    for (slot, set) in engine.plan.sets.iter().enumerate() {
        if let KeptSet::Memo(_) = set {
            state.keep(slot, B::default());
        }
    }
    assert_eq!(state, loaded, "{:?} {position:?}", engine.plan);
}

/// Counts by walking.
fn walked(rules: &Rules, position: &Position, goal: u32) -> PerftCount {
    if position.turn().ply >= goal {
        return PerftCount { nodes: 1, ended: 0 };
    }
    if position.turn().outcome.is_some() {
        return PerftCount { nodes: 0, ended: 1 };
    }
    let mut total = PerftCount::default();
    for decision in rules.decisions(position).unwrap() {
        let mut next = position.clone();
        rules.play(&mut next, &decision).unwrap();
        total += walked(rules, &next, goal);
    }
    total
}

/// Compares counts from positions of random games.
fn counts<B: Bits>(game: &Arc<Game>, games: u64, every: u32, depth: u32) {
    let rules = Rules::new(game.clone()).unwrap();
    let engine: Engine<B> = build(game, &Layout::of(&game.board)).unwrap().expect("it fits");
    for number in 0..games {
        let mut random = Random::of(23, number);
        let mut position = rules.start().unwrap();
        for _ in 0..300 {
            let decisions = rules.decisions(&position).unwrap();
            if decisions.is_empty() {
                break;
            }
            if random.below(every) == 0 {
                let goal = position.turn().ply + depth;
                let expected = walked(&rules, &position, goal);
                for leaves in [Leaves::Counted, Leaves::Made] {
                    let count = engine.perft(&position, depth, 0..usize::MAX, leaves, &|| false).unwrap();
                    assert_eq!(count, expected, "{position:?}");
                }
                let parts = (0..decisions.len()).map(|first| {
                    engine.perft(&position, depth, first..first + 1, Leaves::Counted, &|| false).unwrap()
                });
                assert_eq!(parts.fold(PerftCount::default(), |sum, part| sum + part), expected);
            }
            let chosen = random.below(decisions.len() as u32) as usize;
            rules.play(&mut position, &decisions[chosen]).unwrap();
        }
    }
}

#[test]
fn stacks_that_stay_linked() {
    twins::<u64>(&games::stacking(), 60, 300);
    counts::<u64>(&games::stacking(), 20, 8, 2);
}

#[test]
fn stacks_that_stay_linked_in_wider_sets() {
    twins::<u128>(&games::stacking(), 10, 300);
    twins::<Wide<4>>(&games::stacking(), 10, 300);
    twins::<Wide<16>>(&games::stacking(), 5, 300);
}

#[test]
fn pushes_and_rows() {
    twins::<u64>(&games::pushing(), 40, 200);
    counts::<u64>(&games::pushing(), 6, 20, 2);
    twins::<Wide<4>>(&games::pushing(), 5, 200);
}

#[test]
fn rows_of_which_some_may_stay() {
    twins::<u64>(&games::pushing_pairs(), 40, 200);
    counts::<u64>(&games::pushing_pairs(), 6, 20, 1);
}

#[test]
fn steps_and_captures() {
    let engine: Engine<u64> = build(&games::racing(), &Layout::of(&games::racing().board)).unwrap().unwrap();
    assert!(engine.parts.in_steps);
    twins::<u64>(&games::racing(), 20, 200);
    counts::<u64>(&games::racing(), 4, 20, 2);
}

#[test]
fn lines_and_shifts() {
    twins::<u64>(&games::dropping(), 40, 50);
}

#[test]
fn flanks_and_passes() {
    twins::<u64>(&games::enclosing(), 20, 100);
    counts::<u64>(&games::enclosing(), 5, 10, 2);
    twins::<Wide<4>>(&games::enclosing(), 5, 100);
}

#[test]
fn chains_from_side_to_side() {
    twins::<u64>(&games::joining(5), 20, 50);
    twins::<u128>(&games::joining(11), 3, 150);
    twins::<Wide<4>>(&games::joining(13), 2, 200);
}

#[test]
fn hops_slides_and_kings() {
    twins::<u128>(&games::hopping(), 40, 150);
    counts::<u128>(&games::hopping(), 5, 10, 2);
}

#[test]
fn jumps_by_what_stands_on_the_line() {
    twins::<u64>(&games::gathering(), 10, 60);
}

#[test]
fn two_decisions_in_a_turn() {
    twins::<u64>(&games::shooting(), 20, 100);
    counts::<u64>(&games::shooting(), 3, 10, 1);
}

#[test]
fn odds_and_ends() {
    twins::<u128>(&games::medley(), 60, 100);
    counts::<u128>(&games::medley(), 10, 10, 2);
}

#[test]
fn boards_that_are_no_grid() {
    twins::<u64>(&games::milling(), 60, 150);
    counts::<u64>(&games::milling(), 10, 10, 2);
}
