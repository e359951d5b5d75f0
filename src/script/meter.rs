use super::place::Place;
use crate::rule::Bounds;
use std::cell::Cell;
use std::time::{Duration, Instant};

/// How much a script may do before it is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How often it may come round a loop or call a function, for each time it is asked.
    pub rounds: u64,
    /// How long it may take each time it is asked.
    pub time: Duration,
    /// How much memory all its values may take, in bytes.
    pub memory: usize,
    /// How deep its functions may call each other.
    pub calls: u32,
    /// How long a text may be that it hands over or fails with, in bytes.
    pub text: usize,
    /// How much the rules that it makes may do.
    pub bounds: Bounds,
}

impl Default for Budget {
    fn default() -> Self {
        Budget {
            rounds: 20_000_000,
            time: Duration::from_secs(10),
            memory: 256 << 20,
            calls: 10_000,
            text: 1 << 20,
            bounds: Bounds::default(),
        }
    }
}

/// What a script has used of its budget since it was last asked.
pub(super) struct Meter {
    budget: Budget,
    rounds: Cell<u64>,
    since: Cell<Instant>,
    depth: Cell<u32>,
    full: Cell<Option<Place>>,
    last: Cell<Option<Place>>,
}

/// The time is looked at only once in so many rounds.
const LOOK: u64 = 1024;
/// The line that runs is kept in the first so many rounds of loading, in case one call takes all the memory.
const YOUNG: u64 = 10_000;
/// And the memory and the calls in so many.
const LOOK_AT_MEMORY: u64 = 16;

impl Meter {
    pub fn new(budget: Budget) -> Self {
        Meter {
            budget,
            rounds: Cell::new(0),
            since: Cell::new(Instant::now()),
            depth: Cell::new(0),
            full: Cell::new(None),
            last: Cell::new(None),
        }
    }

    /// A script begins to run; nested runs share the budget of the outermost.
    pub fn enter(&self) {
        if self.depth.get() == 0 {
            self.rounds.set(0);
            self.since.set(Instant::now());
            self.full.set(None);
            self.last.set(None);
        }
        self.depth.set(self.depth.get() + 1);
    }

    /// It has ended.
    pub fn leave(&self) {
        self.depth.set(self.depth.get().saturating_sub(1));
    }

    /// Counts one round; the limit that is passed, if one is.
    pub fn tick(&self) -> Option<String> {
        let rounds = self.rounds.get() + 1;
        self.rounds.set(rounds);
        if rounds > self.budget.rounds {
            return Some(format!("{} rounds of loops and calls", self.budget.rounds));
        }
        if rounds.is_multiple_of(LOOK) && self.since.get().elapsed() > self.budget.time {
            return Some(format!("{} s", self.budget.time.as_secs_f32()));
        }
        None
    }

    /// Whether it is time to look how much memory is used, and how deep calls are.
    pub fn looks(&self) -> bool {
        self.rounds.get().is_multiple_of(LOOK_AT_MEMORY)
    }

    /// Keeps the line that runs while most of the memory is used, in case it runs out there.
    pub fn near_the_end(&self, used: usize, here: impl FnOnce() -> Place) {
        if used > self.budget.memory / 4 * 3 {
            self.full.set(Some(here()));
        }
    }

    /// Keeps the line that runs, as long as that costs little.
    pub fn passes(&self, here: impl FnOnce() -> Place) {
        self.last.set((self.rounds.get() < YOUNG).then(here));
    }

    /// The line that ran when most of the memory was used, or the last that was kept.
    pub fn full_at(&self) -> Option<Place> {
        self.full.get().or(self.last.get())
    }

    /// The limit of memory, in words.
    pub fn memory(&self) -> String {
        match self.budget.memory >> 20 {
            0 => format!("{} KiB of memory", self.budget.memory >> 10),
            whole => format!("{whole} MiB of memory"),
        }
    }

    /// The limit of calls inside each other.
    pub fn calls(&self) -> u32 {
        self.budget.calls
    }

    /// The limit of a text, in bytes.
    pub fn text(&self) -> usize {
        self.budget.text
    }

    /// What the rules may do that the script makes.
    pub fn bounds(&self) -> Bounds {
        Bounds { time: self.budget.time, ..self.budget.bounds }
    }
}
