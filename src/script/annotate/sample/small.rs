use crate::diagnostic::{Diagnostic, Source};
use crate::position::Position;
use crate::rule::{Body, Game, Rules};
use crate::script::Budget;
use crate::script::library::{Library, LibraryPaths};
use crate::script::machine::Machine;
use crate::script::plan::Plan;
use crate::script::scripts::{Script, Scripts};
use std::rc::Rc;
use std::sync::Arc;

/// A script of a small game, as far as pictures differ.
pub(super) struct Small<'a> {
    /// Its board.
    pub board: &'a str,
    /// What stands where.
    pub start: &'a str,
    /// Its variables.
    pub variables: &'a str,
    /// What may be decided.
    pub moves: &'a str,
    /// More rules of its phase.
    pub rules: &'a str,
}

/// The position of most pictures.
pub(super) const USUAL: Small<'static> = Small {
    board: "board.square { width = 5, height = 4, directions = 8 }",
    start: "a1 = \"W\", b2 = \"W\", c3 = \"B\", b3 = \"W\", c2 = \"BW\", c4 = \"B\", d1 = \"B\", \
            d2 = \"K\", e1 = \"k\", e4 = \"s\"",
    variables: "spot = 7",
    moves: "say \"pass\"",
    rules: "",
};

/// A board on which nothing stands.
pub(super) const BARE: Small<'static> = Small { start: "", variables: "", ..USUAL };

impl Small<'_> {
    /// The rules, and the position at the start.
    pub fn position(&self) -> Option<(Rules, Position)> {
        let rules = Rules::new(Arc::new(self.load().ok()?)).ok()?;
        let start = rules.start().ok()?;
        Some((rules, start))
    }

    /// The game.
    ///
    /// # Errors
    /// What is wrong with the script.
    pub fn load(&self) -> Result<Game, Vec<Diagnostic>> {
        let Small { board, start, variables, moves, rules } = self;
        load(&format!(
            "local sample = game \"sample\" {{\n\
             title = \"Sample\", players = {{ \"white\", \"black\" }}, board = {board},\n\
             pieces = {{ white = \"W\", black = \"B\", king = {{ white = \"K\", black = \"k\" }}, stone = \"s\" }},\n\
             hands = {{ white = {{ white = 3 }}, black = {{ black = 2 }} }},\n\
             supply = {{ white = 20, black = 20, king = 20, stone = 20 }},\n\
             start = {{ {start} }}, variables = {{ {variables} }},\n}}\n\
             local play = sample:phase \"play\"\nplay.moves = {moves}\n{rules}\nreturn sample\n"
        ))
    }
}

/// A game by its script.
///
/// # Errors
/// What is wrong with it.
pub(super) fn load(text: &str) -> Result<Game, Vec<Diagnostic>> {
    let source = Source::new("sample.lua", text);
    let game = Script { source, key: "sample".to_string(), is_game: true, file: None };
    let mut plan = Plan {
        name: "sample".to_string(),
        game,
        layers: Vec::new(),
        set: Vec::new(),
        lots: Vec::new(),
        presets: Vec::new(),
        budget: Budget::default(),
        counting: false,
    };
    let shelves: Rc<dyn Scripts> = Rc::new(Library::new(LibraryPaths::default()));
    Machine::load(&mut plan, &shelves).map(|(_, game)| game)
}

/// The rule `play.shown`.
pub(super) fn shown(rules: &Rules) -> Option<&Body> {
    rules.game().rules.iter().find(|rule| rule.name == "play.shown").map(|rule| &rule.body)
}
