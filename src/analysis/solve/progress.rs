use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// How far a search is, for whoever looks on from another thread.
#[derive(Debug, Default)]
pub struct SolveProgress {
    length: AtomicU32,
    nodes: AtomicU64,
}

impl SolveProgress {
    /// The length that is looked at: all shorter ones are ruled out.
    pub fn length(&self) -> u32 {
        self.length.load(Ordering::Relaxed)
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Notes how far the search is.
    pub(super) fn note(&self, length: u32, nodes: u64) {
        self.length.store(length, Ordering::Relaxed);
        self.nodes.store(nodes, Ordering::Relaxed);
    }
}
