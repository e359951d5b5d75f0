use super::Bounds;
use std::cell::Cell;
use std::time::Instant;

/// The time is looked at only once in so many steps.
const LOOK: u64 = 1 << 16;

/// How many steps rules have made since the game was last asked. What functions ask in turn counts too.
#[derive(Debug, Default)]
pub struct Steps {
    made: Cell<u64>,
    /// The number of steps at which the time is looked at next.
    look: Cell<u64>,
    since: Cell<Option<Instant>>,
}

impl Steps {
    /// Begins anew: the game is asked.
    pub fn begin(&self) {
        self.made.set(0);
        self.look.set(LOOK);
        self.since.set(None);
    }

    /// Counts more; the limit that is passed, in words, if one is.
    #[inline]
    pub(super) fn count(&self, more: u64, bounds: &Bounds) -> Option<String> {
        let made = self.made.get() + more;
        self.made.set(made);
        if made > bounds.steps {
            return Some(format!("{} steps of rules", bounds.steps));
        }
        if made >= self.look.get() { self.late(made, bounds) } else { None }
    }

    /// The limit of the time, if it is past. It runs from the first look on, which is early.
    #[cold]
    fn late(&self, made: u64, bounds: &Bounds) -> Option<String> {
        self.look.set(made + LOOK);
        let since = self.since.get().unwrap_or_else(Instant::now);
        self.since.set(Some(since));
        (since.elapsed() > bounds.time).then(|| format!("{} s", bounds.time.as_secs_f32()))
    }
}
