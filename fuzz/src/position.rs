//! Position texts: read, written and read again, and what is open there.

use super::bytes::Bytes;
use super::sound::sound;
use houserule::diagnostic::{Source, Span};
use houserule::notation::{read_position, write_position};
use houserule::rule::Rules;
use houserule::script::{Library, LibraryPaths, Request};
use std::cell::RefCell;

/// Games whose positions differ.
const GAMES: [&str; 6] = ["dvonn", "gipf", "chess", "ricochet", "tzaar", "nine_mens_morris"];

thread_local! {
    static RULES: RefCell<Vec<Rules>> = RefCell::new(GAMES.iter().map(|name| rules(name)).collect());
}

fn rules(name: &str) -> Rules {
    let loaded = Library::new(LibraryPaths::default()).load(&Request::game(name));
    Rules::new(loaded.expect("the game is in the program").game).expect("its rules are in force")
}

/// One run.
pub fn run(bytes: &[u8]) {
    let mut bytes = Bytes::of(bytes);
    let game = bytes.below(GAMES.len());
    let text = Source::new("position", bytes.text());
    RULES.with_borrow(|rules| {
        let rules = &rules[game];
        let position = match read_position(rules, &text, Span::new(0, text.text.len())) {
            Ok(position) => position,
            Err(error) => return sound(&error),
        };
        let written = Source::new("written", write_position(rules, &position));
        match read_position(rules, &written, Span::new(0, written.text.len())) {
            Ok(again) => assert_eq!(again.hash(), position.hash(), "{}", written.text),
            Err(error) => panic!("{}", error.render(false)),
        }
        match rules.decisions(&position) {
            Ok(open) => open.iter().take(20).for_each(|decision| {
                if let Err(error) = rules.play(&mut position.clone(), decision) {
                    sound(&error);
                }
            }),
            Err(error) => sound(&error),
        }
    });
}
