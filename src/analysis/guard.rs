use super::Work;
use std::time::Instant;

/// What ends work before its time: somebody who has it stopped, or a deadline.
#[derive(Clone, Copy, Debug)]
pub struct Guard<'a> {
    /// The work.
    pub work: &'a Work,
    /// When it has to end.
    pub deadline: Option<Instant>,
}

impl<'a> Guard<'a> {
    /// A guard of work that has all the time it needs.
    pub fn of(work: &'a Work) -> Self {
        Guard { work, deadline: None }
    }

    /// Whether the deadline is past.
    pub fn is_late(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Whether the work has to end now.
    pub fn is_over(&self) -> bool {
        self.work.is_stopped() || self.is_late()
    }
}
