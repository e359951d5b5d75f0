use super::key::Key;
use super::ledger::{Ledger, key};
use crate::diagnostic::Diagnostic;
use crate::rule::{FunctionId, Game, Host, HostFactory, NoHost, Note, Steps, Value, View, Watcher};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

/// Makes hosts that count, for a game with function rules or without.
#[derive(Debug)]
pub(super) struct Counters {
    pub functions: Option<Arc<dyn HostFactory>>,
    pub ledger: Arc<Ledger>,
}

impl HostFactory for Counters {
    fn make(&self, game: &Arc<Game>) -> Result<Box<dyn Host>, Diagnostic> {
        let inner = match &self.functions {
            Some(functions) => functions.make_counting(game)?,
            None => Box::new(NoHost::default()),
        };
        Ok(Box::new(Counter::new(inner, self.ledger.clone())))
    }

    fn make_counting(&self, game: &Arc<Game>) -> Result<Box<dyn Host>, Diagnostic> {
        self.make(game)
    }
}

/// A host that counts what is asked and done, and hands it over at the latest when it goes.
struct Counter {
    inner: Box<dyn Host>,
    tally: Rc<Tally>,
    /// How often each stretch had run when that was handed over.
    ran: RefCell<FxHashMap<Key, u64>>,
}

/// What was counted and not yet handed over.
struct Tally {
    ledger: Arc<Ledger>,
    counts: RefCell<FxHashMap<Key, u64>>,
}

impl Watcher for Tally {
    fn note(&self, note: Note<'_>) {
        if let Some(key) = Key::of(note).filter(|key| self.ledger.counts(key)) {
            *self.counts.borrow_mut().entry(key).or_default() += 1;
        }
    }
}

impl Counter {
    fn new(inner: Box<dyn Host>, ledger: Arc<Ledger>) -> Counter {
        let ran = inner.ran();
        ledger.know(&ran);
        // what runs while scripts load counts for nothing
        let ran = ran.iter().map(|stretch| (key(stretch), stretch.times)).collect();
        let tally = Rc::new(Tally { ledger, counts: RefCell::default() });
        inner.watch(tally.clone());
        Counter { inner, tally, ran: RefCell::new(ran) }
    }
}

impl Host for Counter {
    fn call(&self, function: FunctionId, view: &View<'_>) -> Result<Value, Diagnostic> {
        self.inner.call(function, view)
    }

    fn steps(&self) -> &Steps {
        self.inner.steps()
    }

    fn note(&self, note: Note<'_>) {
        self.tally.note(note);
    }

    fn hand_over(&self) {
        let mut known = self.ran.borrow_mut();
        let new = self.inner.ran().into_iter().filter_map(|stretch| {
            let before = known.entry(key(&stretch)).or_default();
            let more = stretch.times.saturating_sub(*before);
            *before = stretch.times;
            (more > 0).then(|| (key(&stretch), more))
        });
        let ledger = &self.tally.ledger;
        ledger.add(new.collect::<Vec<_>>());
        ledger.add(self.tally.counts.take());
    }
}

impl Drop for Counter {
    fn drop(&mut self) {
        self.hand_over();
    }
}
