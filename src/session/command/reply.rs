use super::Entry;
use crate::session::answer::{
    BreakAnswer, DiffAnswer, MovesAnswer, OptionAnswer, PerftAnswer, PlayoutsAnswer, PositionAnswer,
    ReloadAnswer, RuleAnswer, RulesAnswer, SolveAnswer, StepAnswer, TurnAnswer, WatchAnswer, WhyAnswer,
};
use serde::Serialize;

/// What came of a command, as data.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Reply {
    /// The board is to be drawn.
    Board(PositionAnswer),
    /// What lies on a cell, in words.
    Stack {
        /// The words.
        stack: String,
    },
    /// What is open.
    Moves(MovesAnswer),
    /// Whether a move is legal.
    Why(WhyAnswer),
    /// The rules.
    Rules(RulesAnswer),
    /// The options.
    Options {
        /// All of them.
        options: Vec<OptionAnswer>,
    },
    /// The game stands elsewhere now.
    Moved {
        /// By which command: `undo`, `redo` or `goto`.
        moved: &'static str,
        /// How many decisions were taken back or made anew.
        decisions: usize,
        /// Where it stands.
        #[serde(flatten)]
        now: PositionAnswer,
    },
    /// A place between two effects.
    Step(StepAnswer),
    /// What differs between two positions.
    Diff(DiffAnswer),
    /// Which cells are watched.
    Watching {
        /// What lies on each, in words.
        watching: Vec<String>,
    },
    /// Watched cells have changed.
    Watched {
        /// How.
        watched: Vec<WatchAnswer>,
    },
    /// At which rules play is to stop.
    Breaks {
        /// The rules.
        breaks: Vec<RuleAnswer>,
    },
    /// Rules decided at which play is to stop.
    Broke {
        /// What they decided.
        broke: Vec<BreakAnswer>,
    },
    /// What was played.
    History {
        /// Turn by turn.
        history: Vec<TurnAnswer>,
    },
    /// Where the game stands.
    Position(PositionAnswer),
    /// The hash.
    Hash {
        /// In hexadecimal digits.
        hash: String,
    },
    /// Counts.
    Perft(PerftAnswer),
    /// Random games.
    Playouts(PlayoutsAnswer),
    /// The shortest way to win.
    Solve(SolveAnswer),
    /// Decisions were made.
    Played {
        /// Turn by turn.
        played: Vec<TurnAnswer>,
    },
    /// The record was written.
    Saved {
        /// The file.
        saved: String,
    },
    /// A picture was drawn.
    Drawn {
        /// The file.
        drawn: String,
    },
    /// A picture for a terminal.
    Picture {
        /// The terminal, by the word that is said for it.
        picture: &'static str,
        /// The letters that make it show the picture.
        #[serde(skip)]
        letters: String,
    },
    /// A game with other rules, or from another start, is on the board.
    Now {
        /// What happened, in words.
        done: String,
        /// Where it stands.
        #[serde(flatten)]
        now: PositionAnswer,
    },
    /// The scripts were read again.
    Reloaded(ReloadAnswer),
    /// What an expression says about the position.
    Value {
        /// The value, in words.
        value: String,
    },
    /// The commands, or one of them.
    Help {
        /// Their entries in the table.
        #[serde(skip)]
        entries: Vec<&'static Entry>,
    },
    /// The user wants to leave.
    Quit {},
}
