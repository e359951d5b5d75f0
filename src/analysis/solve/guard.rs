use super::{SolveProgress, Stop};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// What may end a search before its time, and who looks on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guard<'a> {
    stop: &'a AtomicBool,
    deadline: Option<Instant>,
    progress: &'a SolveProgress,
}

impl<'a> Guard<'a> {
    /// A guard that heeds a flag and a time.
    pub fn new(stop: &'a AtomicBool, deadline: Option<Instant>, progress: &'a SolveProgress) -> Self {
        Guard { stop, deadline, progress }
    }

    /// What ends the search now.
    pub fn stops(&self) -> Option<Stop> {
        if self.stop.load(Ordering::Relaxed) {
            Some(Stop::Interrupt)
        } else if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            Some(Stop::Time)
        } else {
            None
        }
    }

    /// Tells how far the search is.
    pub fn note(&self, length: u32, nodes: u64) {
        self.progress.note(length, nodes);
    }
}
