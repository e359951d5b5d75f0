//! Games in which pieces only come onto cells, played in short and by the whole rules.

use super::bits::Bits;
use super::build::build;
use super::built::games;
use super::engine::{Engine, Going};
use super::field::Layout;
use super::menu::Menu;
use super::random::Random;
use crate::rule::{Game, Rules};
use std::sync::Arc;

/// Plays random games both ways: by the whole rules, and in short.
fn twins<B: Bits>(game: &Arc<Game>, anywhere: bool, games: u64) {
    let rules = Rules::new(game.clone()).unwrap();
    let engine: Engine<B> = build(game, &Layout::of(&game.board)).unwrap().expect("it fits");
    let filling = engine.parts.filling.as_ref().expect("a piece comes in, and that is all");
    assert_eq!(filling.anywhere, anywhere);
    let mut start = engine.load(&rules.start().unwrap());
    assert!(filling.starts(&engine, &mut start));
    let mut menu = Menu::new();
    for number in 0..games {
        let mut random = Random::of(5, number);
        let (mut whole, mut short) = (start, start);
        loop {
            engine.offer(&whole, engine.post(&whole).seat, &mut menu);
            if menu.total() == 0 {
                break;
            }
            if filling.anywhere {
                assert_eq!(menu.total() as usize, filling.empty(&engine, &short).len());
            }
            let choice = menu.pick(random.below(menu.total()), &engine.field);
            let going = engine.play(&mut whole, &choice).unwrap();
            let in_short = filling.fill(&engine, &mut short, usize::from(choice.to)).unwrap();
            assert_eq!(going, in_short);
            // What a memo's set was is not kept in short.
            for memo in engine.parts.posts.iter().flat_map(|post| &post.memos) {
                short.keep(memo.then, whole.kept(memo.then));
            }
            assert_eq!(whole, short);
            if let Going::Over(_) = going {
                break;
            }
        }
    }
}

#[test]
fn the_whole_rules_say_the_same() {
    twins::<u64>(&games::joining(5), true, 200);
    twins::<u128>(&games::joining(11), true, 40);
    twins::<u64>(&games::dropping(), false, 200);
}

#[test]
fn games_are_the_same_however_a_series_is_split() {
    let game = games::joining(5);
    let start = Rules::new(game.clone()).unwrap().start().unwrap();
    let engine: Engine<u64> = build(&game, &Layout::of(&game.board)).unwrap().expect("it fits");
    let play = |games| {
        let job = crate::compile::PlayoutJob { games, seed: 3, max_plies: None };
        engine.playouts(&start, &job, &|| false).unwrap()
    };
    assert_eq!(play(0..60), play(0..7).merge(play(7..60)));
}

#[test]
fn what_is_there_from_the_start_is_left_to_the_whole_rules() {
    let mut game = (*games::dropping()).clone();
    let stack = crate::position::Stack::of([crate::position::Piece(0)]);
    for cell in ["a1", "b1", "c1", "d1"] {
        game.setup.stacks.push((game.board.find(cell).unwrap(), stack.clone()));
    }
    let game = Arc::new(game);
    let engine: Engine<u64> = build(&game, &Layout::of(&game.board)).unwrap().expect("it fits");
    let start = Rules::new(game).unwrap().start().unwrap();
    let mut state = engine.load(&start);
    assert!(!engine.parts.filling.as_ref().unwrap().starts(&engine, &mut state));
    let job = crate::compile::PlayoutJob { games: 0..20, seed: 0, max_plies: None };
    let tally = engine.playouts(&start, &job, &|| false).unwrap();
    assert_eq!((tally.games, tally.longest), (20, Some(1)));
}
