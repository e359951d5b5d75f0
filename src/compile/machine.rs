use super::bits::Bits;
use super::engine::Engine;
use super::fault::Fault;
use super::perft_count::{Leaves, PerftCount};
use super::tally::{PlayoutJob, PlayoutTally};
use crate::position::Position;
use crate::rule::Decision;
use std::ops::Range;

/// A compiled game of any class of sets.
pub(super) trait Machine: Send + Sync {
    /// How many bits a set has.
    fn width(&self) -> usize;
    /// Whether it can start from a position.
    fn accepts(&self, position: &Position) -> bool;
    /// Plays random games.
    fn playouts(
        &self,
        start: &Position,
        job: &PlayoutJob,
        stop: &dyn Fn() -> bool,
    ) -> Result<PlayoutTally, Fault>;
    /// Counts sequences.
    fn perft(
        &self,
        start: &Position,
        depth: u32,
        first: Range<usize>,
        leaves: Leaves,
        stop: &dyn Fn() -> bool,
    ) -> Result<PerftCount, Fault>;
    /// The decisions that are open.
    fn decisions(&self, position: &Position) -> Vec<Decision>;
}

impl<B: Bits> Machine for Engine<B> {
    fn width(&self) -> usize {
        B::WIDTH
    }

    fn accepts(&self, position: &Position) -> bool {
        Engine::accepts(self, position)
    }

    fn playouts(
        &self,
        start: &Position,
        job: &PlayoutJob,
        stop: &dyn Fn() -> bool,
    ) -> Result<PlayoutTally, Fault> {
        Engine::playouts(self, start, job, stop)
    }

    fn perft(
        &self,
        start: &Position,
        depth: u32,
        first: Range<usize>,
        leaves: Leaves,
        stop: &dyn Fn() -> bool,
    ) -> Result<PerftCount, Fault> {
        Engine::perft(self, start, depth, first, leaves, stop)
    }

    fn decisions(&self, position: &Position) -> Vec<Decision> {
        Engine::decisions(self, position)
    }
}
