use std::time::Duration;

/// What is to be solved, and what that may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveJob {
    /// Solutions of more decisions are not looked for.
    pub max_depth: Option<u32>,
    /// After so long the search ends with what is known.
    pub time_limit: Option<Duration>,
    /// Bytes that the search may hold.
    pub memory: usize,
    /// Whether all shortest solutions are wanted, and not one.
    pub all: bool,
    /// Whether the rules must be walked even where something faster could do it.
    pub plainly: bool,
}

impl SolveJob {
    /// Bytes that a search may hold if nobody says how many.
    pub const MEMORY: usize = 1 << 30;

    /// The most solutions that are told.
    pub const MOST_SOLUTIONS: usize = 10_000;
}

impl Default for SolveJob {
    fn default() -> Self {
        SolveJob { max_depth: None, time_limit: None, memory: SolveJob::MEMORY, all: false, plainly: false }
    }
}
