use super::{Played, Session};
use crate::board::Point;
use crate::diagnostic::{Diagnostic, Kind};
use crate::position::Decider;
use crate::render::{LastMove, Mark, Scene};
use crate::rule::Decision;

/// What is worth seeing of a session besides its position: the last turn, what is sought, what may be chosen now,
/// the score.
#[derive(Clone, Debug)]
pub struct View<'a> {
    session: &'a Session,
    last: Vec<LastMove<'a>>,
    marks: Vec<(Point, Mark)>,
    scores: Option<Vec<i64>>,
}

impl<'a> View<'a> {
    /// The view of a session as it stands.
    pub fn of(session: &'a Session) -> Self {
        let played = session.played();
        let last_ply = played.last().map(|last| last.ply);
        let is_last =
            |decided: &&Played| Some(decided.ply) == last_ply && matches!(decided.by, Decider::Player(_));
        let from = played.len() - played.iter().rev().take_while(is_last).count();
        let last = played[from..]
            .iter()
            .map(|played| LastMove { decision: &played.decision, events: &played.events })
            .collect();
        let sought = session.marked().unwrap_or_default().into_iter().map(|at| (at, Mark::Sought));
        let scores = session.rules().scores(session.position()).ok().flatten();
        View { session, last, marks: sought.chain(choices(session)).collect(), scores }
    }

    /// Marks what may be played as well: where the open decisions begin that hold some text, or, of those that
    /// begin in one place, where they end.
    ///
    /// # Errors
    /// If a function rule fails, or no open decision holds the text.
    pub fn with_open(mut self, text: &str) -> Result<Self, Diagnostic> {
        let mut open = self.session.decisions()?;
        open.retain(|(written, _)| written.contains(text));
        if open.is_empty() && !text.is_empty() {
            let message = format!("no decision that is open holds `{text}`");
            return Err(Diagnostic::new(Kind::Usage, message));
        }
        let from = |decision: &Decision| decision.from;
        let first = open.first().and_then(|(_, decision)| from(decision));
        let one = first.is_some() && open.iter().all(|(_, decision)| from(decision) == first);
        for (_, decision) in &open {
            let named = decision.cells.iter().map(|cell| (*cell, Mark::Named));
            let at = if one { decision.to } else { from(decision).or(decision.to) };
            self.marks.extend(named.chain(at.map(|at| (at, Mark::Open))));
        }
        Ok(self)
    }

    /// All of it, to be drawn.
    pub fn scene(&self) -> Scene<'_> {
        Scene {
            scores: self.scores.as_deref(),
            last: &self.last,
            marks: &self.marks,
            ..Scene::new(self.session.game(), self.session.position())
        }
    }
}

/// The cells that a decision inside a turn is about: those that may be taken or chosen.
fn choices(session: &Session) -> Vec<(Point, Mark)> {
    if !session.is_inside_turn() {
        return Vec::new();
    }
    let open = session.decisions().unwrap_or_default();
    let mut marks = Vec::new();
    for (_, decision) in &open {
        marks.extend(decision.cells.iter().map(|cell| (*cell, Mark::Named)));
        let chosen = decision.to.filter(|_| decision.from.is_none() && decision.cells.is_empty());
        marks.extend(chosen.map(|cell| (cell, Mark::Open)));
    }
    marks
}
