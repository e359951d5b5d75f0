use super::Engine;
use crate::diagnostic::Source;
use crate::script::{Files, Request};
use crate::session::Session;
use crate::session::file::RecordWriter;
use std::mem::swap;

/// How many games of a prompt can be brought back.
const MOST: usize = 100;

/// A game with all that belongs to it: one that another took the place of, or that is to begin.
#[derive(Debug)]
pub(super) struct Kept {
    pub id: u64,
    pub request: Request,
    pub session: Session,
    pub start: Option<Source>,
    pub tags: Vec<(String, String)>,
    pub seed: u64,
    pub writer: Option<RecordWriter>,
    pub files: Files,
}

impl Engine {
    /// A number of its own for every game of this prompt, also for one that was brought back.
    pub fn game_id(&self) -> u64 {
        self.id
    }

    /// Another game in the place of this one, which is kept if there is anything to it; whether it is.
    pub(super) fn turn_to(&mut self, mut next: Kept) -> bool {
        let untouched = self.session.played().is_empty() && self.session.undone().is_empty();
        let same = self.start == next.start && self.request == next.request;
        self.exchange(&mut next, true);
        let keep = !untouched || !same;
        if keep {
            self.earlier.push(next);
            let surplus = self.earlier.len().saturating_sub(MOST);
            self.earlier.drain(..surplus);
        }
        self.later.clear();
        keep
    }

    /// Another game in the place of this one, which is let go.
    pub(super) fn become_game(&mut self, mut next: Kept) {
        self.exchange(&mut next, true);
    }

    /// Brings back the game before this one; whether there was one.
    pub(super) fn back(&mut self) -> bool {
        let Some(mut other) = self.earlier.pop() else { return false };
        self.exchange(&mut other, false);
        self.later.push(other);
        true
    }

    /// Brings back the game after this one; whether there was one.
    pub(super) fn forth(&mut self) -> bool {
        let Some(mut other) = self.later.pop() else { return false };
        self.exchange(&mut other, false);
        self.earlier.push(other);
        true
    }

    fn exchange(&mut self, other: &mut Kept, fresh: bool) {
        if fresh {
            self.games += 1;
            other.id = self.games;
        }
        swap(&mut self.id, &mut other.id);
        swap(&mut self.request, &mut other.request);
        swap(&mut self.session, &mut other.session);
        swap(&mut self.start, &mut other.start);
        swap(&mut self.tags, &mut other.tags);
        swap(&mut self.seed, &mut other.seed);
        swap(&mut self.writer, &mut other.writer);
        swap(&mut self.files, &mut other.files);
        self.offered = None;
    }
}
