use super::{Game, RuleId};
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use std::time::Duration;

/// How much the rules of a game may do before they are stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// How many decisions may be open at once.
    pub moves: u32,
    /// How many effects one decision may have.
    pub effects: u32,
    /// How many turns a game may have.
    pub turns: u32,
    /// How many automatic decisions may follow each other.
    pub forced: u32,
    /// How deep rules may ask other rules; never more than [`Bounds::DEEPEST`].
    pub depth: u16,
    /// How many steps they may make for one answer: each expression that is asked is one, and what goes through all
    /// cells as many as there are.
    pub steps: u64,
    /// How long they may take for one answer.
    pub time: Duration,
}

impl Bounds {
    /// What is deeper would overrun the stack.
    pub const DEEPEST: u16 = 200;
}

impl Default for Bounds {
    fn default() -> Self {
        let depth = Bounds::DEEPEST;
        let steps = 100_000_000;
        Bounds {
            moves: 100_000,
            effects: 100_000,
            turns: 1_000_000,
            forced: 2000,
            depth,
            steps,
            time: Duration::from_secs(10),
        }
    }
}

impl Game {
    /// Where a rule stands, if its script is one of the game's.
    pub fn place(&self, rule: RuleId) -> Option<(Source, Span)> {
        let rule = self.rule(rule);
        let source = self.sources.iter().find(|source| *source.name == *rule.file)?;
        Some((source.clone(), source.line_span(rule.line as usize)?))
    }

    /// The same error, at the place of a rule if it has none.
    pub fn placed(&self, error: Diagnostic, rule: RuleId) -> Diagnostic {
        match self.place(rule).filter(|_| error.at.is_none()) {
            Some((source, span)) => error.at(&source, span),
            None => error,
        }
    }

    /// The error of a game that needs more than it may.
    pub fn stopped(&self, needs: &str, rule: Option<RuleId>) -> Diagnostic {
        let error =
            Diagnostic::new(Kind::Limit, format!("the script is stopped: it needs more than {needs}"));
        rule.map_or_else(|| error.clone(), |rule| self.placed(error.clone(), rule))
    }

    /// The error of decisions in a phase that complete no turn.
    pub fn endless(&self, phase: u8) -> Diagnostic {
        let phase = self.phase(phase);
        let message = format!("decisions in phase `{}` follow each other and complete no turn", phase.name);
        self.placed(Diagnostic::new(Kind::Limit, message), phase.moves)
    }
}
