//! What a search was allowed to use, and what it found.

/// One move: which piece (index in the problem) starts in which direction.
pub type Move = (u8, u8);

/// What a search may use up.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Solutions longer than this are not looked for.
    pub max_depth: u32,
    /// Bytes that the search may hold in its tables.
    pub max_bytes: usize,
    /// How many shortest solutions are wanted; above one all are looked for first.
    pub max_solutions: usize,
    /// So many states are taken up with cheap bounds before costlier and better ones are computed.
    pub sharpen_after: u64,
    /// So many until the costliest are.
    pub deepen_after: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { max_depth: 120, max_bytes: 1 << 30, max_solutions: 1, sharpen_after: 8, deepen_after: 250_000 }
    }
}

/// How a search ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Shortest solutions, one or as many as were asked for; there is no shorter one.
    Solved(Vec<Vec<Move>>),
    /// No number of moves solves it.
    Unsolvable,
    /// The search was cut short: every solution has at least this many moves.
    Unknown {
        /// Fewest moves that are not ruled out.
        lower_bound: u32,
        /// What cut it short.
        stopped_by: Stop,
    },
}

/// What cut a search short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The depth limit.
    Depth,
    /// The memory limit.
    Memory,
    /// The caller asked for it.
    Interrupt,
}

/// The end of a search with what it took.
#[derive(Clone, Debug)]
pub struct Solution {
    /// How it ended.
    pub outcome: Outcome,
    /// Positions expanded (one that is taken up again for its costlier moves counts again).
    pub nodes: u64,
    /// Most bytes held by the tables at a time.
    pub bytes: usize,
}
