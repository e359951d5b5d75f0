use crate::analysis::Guard;
use crate::rule::Decision;

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There are solutions, and none is shorter than those found.
    Solved,
    /// No number of decisions solves it.
    Unsolvable,
    /// The search was cut short.
    Unknown(Stop),
}

/// What cut a search short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// No solution is as short as was asked for.
    Depth,
    /// The time was up.
    Time,
    /// The memory was full.
    Memory,
    /// Somebody stopped it.
    Interrupt,
}

impl Stop {
    /// What a guard says that cuts a search short, if it does.
    pub(super) fn by(guard: &Guard<'_>) -> Option<Stop> {
        match guard.work.is_stopped() {
            true => Some(Stop::Interrupt),
            false => guard.is_late().then_some(Stop::Time),
        }
    }

    /// The word of JSON answers.
    pub fn word(self) -> &'static str {
        match self {
            Stop::Depth => "depth",
            Stop::Time => "time",
            Stop::Memory => "memory",
            Stop::Interrupt => "interrupt",
        }
    }
}

/// How a search was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Position by position, by walking the rules.
    Walked,
    /// As a puzzle of sliding pieces, with tables of slides and bounds of the moves still needed.
    Slides,
}

impl Method {
    /// The word of JSON answers.
    pub fn word(self) -> &'static str {
        match self {
            Method::Walked => "walked",
            Method::Slides => "slides",
        }
    }
}

/// What a search found, and what it took.
#[derive(Clone, Debug)]
pub struct Solved {
    /// How it ended.
    pub verdict: Verdict,
    /// Shortest solutions: one, or all if all are wanted.
    pub solutions: Vec<Vec<Decision>>,
    /// Whether there are more than [`super::SolveJob::MOST_SOLUTIONS`].
    pub more: bool,
    /// Every solution has at least so many decisions. Absent where there is none.
    pub lower_bound: Option<u32>,
    /// Positions from which the search went on.
    pub nodes: u64,
    /// Most bytes held at a time.
    pub bytes: usize,
    /// How it was made.
    pub method: Method,
}

impl Solved {
    /// How many decisions a shortest solution has.
    pub fn length(&self) -> Option<usize> {
        self.solutions.first().map(Vec::len)
    }
}
