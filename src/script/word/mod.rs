//! The vocabulary of the script language, in one table: it drives the bindings, the checks of arguments, the
//! annotations for editors and the documentation.

mod actions;
mod boards;
mod conditions;
mod cost;
mod declarations;
mod flows;
mod moves;
mod numbers;
mod op;
mod picture;
mod positions;
mod sets;
mod tests;
mod ty;
#[allow(clippy::module_inception)]
mod word;

pub use cost::Cost;
pub use declarations::{
    ALIAS_KEYS, DEFLECTOR_KEYS, GAME_KEYS, GAME_SLOTS, OPTION_KEYS, PHASE_SLOTS, VARIANT_KEYS,
};
pub use op::Op;
pub use picture::Picture;
pub use positions::{DECISION, POSITION};
pub use tests::{CASE_KEYS, TEST_KEYS};
pub use ty::Type;
pub use word::{Form, Method, Param, Word};

/// A part of the vocabulary with its heading.
pub const CHAPTERS: &[(&str, &[Word], &[Method])] = &[
    ("Declarations", declarations::WORDS, declarations::METHODS),
    ("Boards", boards::WORDS, boards::METHODS),
    ("Sets of cells", sets::WORDS, sets::METHODS),
    ("Numbers", numbers::WORDS, numbers::METHODS),
    ("Conditions", conditions::WORDS, &[]),
    ("Moves", moves::WORDS, moves::METHODS),
    ("Actions", actions::WORDS, &[]),
    ("Course of play", flows::WORDS, flows::METHODS),
    ("Rule tests", tests::WORDS, tests::METHODS),
];

/// Every global word.
pub fn words() -> impl Iterator<Item = &'static Word> {
    CHAPTERS.iter().flat_map(|(_, words, _)| words.iter())
}

/// Every method of an expression, a board or a game.
pub fn methods() -> impl Iterator<Item = &'static Method> {
    CHAPTERS.iter().flat_map(|(_, _, methods)| methods.iter())
}
