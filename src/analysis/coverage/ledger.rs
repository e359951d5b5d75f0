use super::key::Key;
use crate::rule::Stretch;
use rustc_hash::{FxHashMap, FxHashSet};
use std::mem::take;
use std::sync::{Mutex, OnceLock, PoisonError};

/// Where all who walk the rules of one game hand over what they counted.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    /// The places in trees that are counted; others, in what functions answer, are not.
    pub places: OnceLock<FxHashSet<Key>>,
    counted: Mutex<FxHashMap<Key, u64>>,
    /// The stretches of scripts that there are, and whether they run while scripts load.
    stretches: Mutex<FxHashMap<Key, bool>>,
}

impl Ledger {
    /// Whether something is counted.
    pub fn counts(&self, key: &Key) -> bool {
        matches!(key, Key::Rule(..) | Key::Stretch(..))
            || self.places.get().is_some_and(|places| places.contains(key))
    }

    /// Adds what was counted.
    pub fn add(&self, counts: impl IntoIterator<Item = (Key, u64)>) {
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        for (key, times) in counts {
            *counted.entry(key).or_default() += times;
        }
    }

    /// What was counted since the last time.
    pub fn take(&self) -> FxHashMap<Key, u64> {
        take(&mut *self.counted.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Notes which stretches there are.
    pub fn know(&self, ran: &[Stretch]) {
        let mut stretches = self.stretches.lock().unwrap_or_else(PoisonError::into_inner);
        for stretch in ran {
            *stretches.entry(key(stretch)).or_default() |= stretch.times > 0;
        }
    }

    /// The stretches that there are, and whether they run while scripts load.
    pub fn stretches(&self) -> Vec<(Key, bool)> {
        let stretches = self.stretches.lock().unwrap_or_else(PoisonError::into_inner);
        stretches.iter().map(|(key, loads)| (key.clone(), *loads)).collect()
    }
}

/// What counts a stretch.
pub(super) fn key(stretch: &Stretch) -> Key {
    Key::Stretch(stretch.file.clone(), stretch.line, stretch.column)
}
