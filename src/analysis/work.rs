use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// A long piece of work as other threads see it: it can be stopped, and says how far it is.
#[derive(Debug, Default)]
pub struct Work {
    stopped: AtomicBool,
    what: Mutex<Option<&'static str>>,
    of: AtomicU64,
    done: AtomicU64,
    length: AtomicU32,
}

/// How far work is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HowFar {
    /// What is counted, in the plural: `games`.
    pub what: &'static str,
    /// How many are done.
    pub done: u64,
    /// How many there will be, if that is known.
    pub of: Option<u64>,
    /// The length of the solutions that are looked for, in decisions: all shorter ones are ruled out.
    pub length: Option<u32>,
}

impl Work {
    /// Work that nobody has stopped, and that has not begun.
    pub const fn new() -> Self {
        Work {
            stopped: AtomicBool::new(false),
            what: Mutex::new(None),
            of: AtomicU64::new(0),
            done: AtomicU64::new(0),
            length: AtomicU32::new(0),
        }
    }

    /// Asks it to end with what is known; whether that was asked before.
    pub fn stop(&self) -> bool {
        self.stopped.swap(true, Ordering::SeqCst)
    }

    /// Whether it is asked to end.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Forgets that it was asked to end.
    pub fn clear(&self) {
        self.stopped.store(false, Ordering::Relaxed);
    }

    /// How far it is, once it has begun.
    pub fn how_far(&self) -> Option<HowFar> {
        let what = (*self.what.lock().unwrap_or_else(PoisonError::into_inner))?;
        let (of, length) = (self.of.load(Ordering::Relaxed), self.length.load(Ordering::Relaxed));
        Some(HowFar {
            what,
            done: self.done.load(Ordering::Relaxed),
            of: (of > 0).then_some(of),
            length: (length > 0).then_some(length),
        })
    }

    /// Begins with something that is counted, of which there will be so many, if that is known.
    pub(crate) fn begin(&self, what: &'static str, of: Option<u64>) {
        *self.what.lock().unwrap_or_else(PoisonError::into_inner) = Some(what);
        self.of.store(of.unwrap_or(0), Ordering::Relaxed);
        self.done.store(0, Ordering::Relaxed);
        self.length.store(0, Ordering::Relaxed);
    }

    /// So many more are done.
    pub(crate) fn step(&self, more: u64) {
        self.done.fetch_add(more, Ordering::Relaxed);
    }

    /// So many are done in all, and solutions of this length are looked for.
    pub(crate) fn reach(&self, done: u64, length: u32) {
        self.done.store(done, Ordering::Relaxed);
        self.length.store(length, Ordering::Relaxed);
    }
}
