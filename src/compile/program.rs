use super::bits::Wide;
use super::build::build;
use super::field::Layout;
use super::machine::Machine;
use super::perft_count::{Leaves, PerftCount};
use super::tally::{PlayoutJob, PlayoutTally};
use super::unsupported::Unsupported;
use crate::diagnostic::Diagnostic;
use crate::position::Position;
use crate::rule::{Decision, Game};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// The rules of a game as code over sets of bits: the same meaning as [`crate::rule::Rules`], much faster, and
/// usable from several threads at once.
pub struct Program {
    machine: Box<dyn Machine>,
    game: Arc<Game>,
}

impl Program {
    /// Compiles a game.
    ///
    /// # Errors
    /// The rule and the word that have no compiled form: the rules must then be walked.
    pub fn compile(game: &Arc<Game>) -> Result<Program, Unsupported> {
        let layout = Layout::of(&game.board);
        let machine = |machine: Box<dyn Machine>| Program { machine, game: game.clone() };
        if let Some(engine) = build::<u64>(game, &layout)? {
            return Ok(machine(Box::new(engine)));
        }
        if let Some(engine) = build::<u128>(game, &layout)? {
            return Ok(machine(Box::new(engine)));
        }
        if let Some(engine) = build::<Wide<4>>(game, &layout)? {
            return Ok(machine(Box::new(engine)));
        }
        if let Some(engine) = build::<Wide<16>>(game, &layout)? {
            return Ok(machine(Box::new(engine)));
        }
        Err(Unsupported { rule: None, word: "a game that asks for so many sets and numbers".to_string() })
    }

    /// Whether it can start from a position: it leaves out what no rule can bring about, such as stacks in a
    /// game in which nothing is ever put on top of another. The rules must then be walked.
    pub fn accepts(&self, position: &Position) -> bool {
        self.machine.accepts(position)
    }

    /// Plays random games from a position in which a decision is open, every decision with the same chance, follow-up
    /// decisions too. If `stop` says so, the games played until then are the answer.
    ///
    /// # Errors
    /// If the rules do not say how a game goes on.
    pub fn playouts(
        &self,
        start: &Position,
        job: &PlayoutJob,
        stop: &dyn Fn() -> bool,
    ) -> Result<PlayoutTally, Diagnostic> {
        self.machine.playouts(start, job, stop).map_err(|fault| fault.diagnostic(&self.game))
    }

    /// Counts the sequences of decisions that complete exactly `depth` more turns; those that end the game
    /// before count apart. `first` are the decisions they may begin with, by place in [`Program::decisions`].
    ///
    /// # Errors
    /// If the rules do not say how a game goes on, or if `stop` says so before the end.
    pub fn perft(
        &self,
        start: &Position,
        depth: u32,
        first: Range<usize>,
        leaves: Leaves,
        stop: &dyn Fn() -> bool,
    ) -> Result<PerftCount, Diagnostic> {
        let count = self.machine.perft(start, depth, first, leaves, stop);
        count.map_err(|fault| fault.diagnostic(&self.game))
    }

    /// The decisions that are open, in the order in which [`Program::perft`] goes through them; none once the game is over.
    pub fn decisions(&self, position: &Position) -> Vec<Decision> {
        self.machine.decisions(position)
    }
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Program({}, {} bits)", self.game.name, self.machine.width())
    }
}
