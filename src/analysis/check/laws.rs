use super::finding::at_rule;
use super::pieces::{maker, too_many, turns};
use super::symmetry::Mirrors;
use super::{Finding, Law, readback};
use crate::analysis::stream;
use crate::diagnostic::Diagnostic;
use crate::notation::Notation;
use crate::position::Position;
use crate::rule::{Body, Decision, Event, Moves, RuleId, Rules, Set};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use std::collections::VecDeque;

/// How many decisions of a position are written and read back.
const READ_BACK: usize = 6;
/// The rules are all asked in one of so many positions.
const ASKED: usize = 8;

/// Which decisions a game is made of.
#[derive(Debug)]
pub(super) enum Way {
    /// Any, each with the same chance.
    Random(Box<ChaCha8Rng>),
    /// Those of these texts that are open when their turn comes.
    Told {
        texts: VecDeque<String>,
        /// The only law that is looked at, if one is.
        law: Option<Law>,
    },
}

impl Way {
    /// A random game of a series, which is the same for the same seed.
    pub fn random(seed: u64, game: u64) -> Way {
        Way::Random(Box::new(stream(seed, game)))
    }
}

/// One game in which laws are looked at.
pub(super) struct Laws<'a> {
    rules: &'a Rules,
    /// The same rules once more, loaded by themselves.
    twin: &'a Rules,
    notation: &'a Notation,
    way: Way,
    mirrors: Mirrors,
    played: Vec<String>,
    turned: bool,
    /// What was found, each once.
    pub findings: Vec<Finding>,
}

impl<'a> Laws<'a> {
    /// A game that goes some way. `twin` are the same rules, loaded by themselves.
    pub fn new(rules: &'a Rules, twin: &'a Rules, notation: &'a Notation, way: Way) -> Self {
        let mirrors = Mirrors::of(rules.game());
        Laws { rules, twin, notation, way, mirrors, played: Vec::new(), turned: false, findings: Vec::new() }
    }

    /// The texts of the decisions that were made.
    pub fn texts(&self) -> &[String] {
        &self.played
    }

    /// Plays from a position until the game is over, a law is broken that ends it, or so many turns are played;
    /// the position then. Nothing if `stop` says so before.
    pub fn play(&mut self, start: &Position, max_plies: u32, stop: &dyn Fn() -> bool) -> Option<Position> {
        let mut position = start.clone();
        let limit = start.turn().ply.saturating_add(max_plies);
        self.stands(&position, &[]);
        while position.turn().outcome.is_none() && position.turn().ply < limit {
            if stop() {
                return None;
            }
            match self.turn(&mut position) {
                Ok(true) => {}
                Ok(false) => break,
                Err(error) => {
                    let law = if error.message.contains("no decision is open") {
                        Law::DeadEnd
                    } else {
                        Law::Script
                    };
                    let error = match error.at {
                        Some(_) => error,
                        None => self.at_phase(&position, error.message.clone()),
                    };
                    self.find(law, error);
                    break;
                }
            }
        }
        Some(position)
    }

    /// Looks at a position, and makes a decision; whether one was open.
    fn turn(&mut self, position: &mut Position) -> Result<bool, Diagnostic> {
        if self.looks_at(Law::Script) && (self.is_told() || self.played.len().is_multiple_of(ASKED)) {
            self.ask_all(position);
        }
        let open = self.rules.decisions(position)?;
        if self.looks_at(Law::Determinism)
            && (open != self.rules.decisions(position)? || open.len() != self.twin.decisions(position)?.len())
        {
            let error = self.at_phase(position, "which decisions are open differs when it is asked again");
            self.find(Law::Determinism, error);
        }
        if open.is_empty() {
            let error = self.at_phase(position, "nobody has a decision, and the game is not over");
            self.find(Law::DeadEnd, error);
            return Ok(false);
        }
        let first = self.choose(&open);
        let count = if self.is_told() { open.len() } else { open.len().min(READ_BACK) };
        for offset in 0..count {
            if self.looks_at(Law::DecisionText) || self.looks_at(Law::Why) {
                self.read_back(position, &open, &open[(first.unwrap_or(0) + offset) % open.len()])?;
            }
        }
        if self.looks_at(Law::Symmetry) {
            self.mirror(position, &open);
        }
        let Some(chosen) = first.map(|first| &open[first]) else { return Ok(false) };
        let before = position.clone();
        let played = self.rules.play(position, chosen);
        self.played.push(self.rules.game().decision_text(chosen));
        let events = played?;
        if self.looks_at(Law::Undo) {
            self.undo(&before, position, &events);
        }
        if self.looks_at(Law::Determinism) {
            self.again(&before, position, chosen)?;
        }
        self.turned |= turns(&events);
        self.stands(position, &events);
        self.rules.scores(position)?;
        Ok(true)
    }

    /// The decision that is made next.
    fn choose(&mut self, open: &[Decision]) -> Option<usize> {
        let game = self.rules.game();
        match &mut self.way {
            Way::Random(random) => Some(random.random_range(0..open.len())),
            Way::Told { texts, .. } => std::iter::from_fn(|| texts.pop_front())
                .find_map(|text| open.iter().position(|decision| game.decision_text(decision) == text)),
        }
    }

    /// The board is laid onto itself: in one way in each position of a random game, else in all ways.
    fn mirror(&mut self, position: &Position, open: &[Decision]) {
        let count = self.mirrors.len();
        let first = self.played.len();
        let looked_at = if self.is_told() { count } else { count.min(1) };
        for number in (first..first + looked_at).map(|number| number % count) {
            if let Some(message) = self.mirrors.differs(number, self.rules, position, open) {
                let error = self.at_phase(position, message);
                self.find(Law::Symmetry, error);
            }
        }
    }

    fn is_told(&self) -> bool {
        matches!(self.way, Way::Told { .. })
    }

    fn looks_at(&self, law: Law) -> bool {
        match &self.way {
            Way::Random(_) => true,
            Way::Told { law: only, .. } => only.is_none_or(|only| only == law),
        }
    }

    /// Laws of a position by itself.
    fn stands(&mut self, position: &Position, events: &[Event]) {
        if let Some(message) = too_many(self.rules.game(), position, self.turned) {
            let error = match maker(events) {
                Some(rule) => self.at(rule, message),
                None => self.at_phase(position, message),
            };
            self.find(Law::Pieces, error);
        } else if self.looks_at(Law::PositionText)
            && let Some(message) = readback::position(self.rules, position)
        {
            let error = self.at_phase(position, message);
            self.find(Law::PositionText, error);
        }
    }

    fn read_back(
        &mut self,
        position: &Position,
        open: &[Decision],
        wanted: &Decision,
    ) -> Result<(), Diagnostic> {
        let text = self.rules.game().decision_text(wanted);
        let intent = match readback::decision(self.rules, self.notation, &text) {
            Ok(intent) => intent,
            Err(message) => {
                let error = self.at_phase(position, message);
                self.find(Law::DecisionText, error);
                return Ok(());
            }
        };
        if let Some(message) = readback::differs(self.rules, position, open, wanted, &intent)? {
            let error = self.at_phase(position, message);
            self.find(Law::DecisionText, error);
        }
        let verdict = self.rules.why(position, &intent)?;
        if !verdict.legal {
            let message = format!("`{text}` is open, and yet it is said to be illegal: {}", verdict.reason);
            let error = self.at_phase(position, message);
            self.find(Law::Why, error);
        }
        Ok(())
    }

    /// A decision is taken back on a copy.
    fn undo(&mut self, before: &Position, after: &Position, events: &[Event]) {
        let mut back = after.clone();
        for event in events.iter().rev() {
            back.revert(&event.effect);
        }
        if back != *before || back.hash() != before.hash() || after.hash() != after.hash_from_scratch() {
            let error = self.at_phase(before, "a decision taken back does not leave everything as it was");
            self.find(Law::Undo, error);
        }
    }

    /// A decision is made once more by the same rules loaded anew.
    fn again(&mut self, before: &Position, after: &Position, chosen: &Decision) -> Result<(), Diagnostic> {
        let mut twice = before.clone();
        self.twin.play(&mut twice, chosen)?;
        if twice != *after {
            let text = self.rules.game().decision_text(chosen);
            let error = self.at_phase(before, format!("`{text}` has another result when it is made again"));
            self.find(Law::Determinism, error);
        }
        Ok(())
    }

    /// Every rule that says cells or moves is asked, used or not, so that errors inside functions show.
    fn ask_all(&mut self, position: &Position) {
        let game = self.rules.game().clone();
        for (number, rule) in game.rules.iter().enumerate() {
            let (view, id) = (self.rules.view(position), RuleId(number as u16));
            let asked = match rule.body {
                Body::Set(_) => view.cells(&Set::Rule(id)).map(|_| ()),
                Body::Moves(_) => view.generate(&Moves::Rule(id)).map(|_| ()),
                _ => Ok(()),
            };
            if let Err(error) = asked {
                let error = if error.at.is_some() { error } else { self.at(id, error.message.clone()) };
                self.find(Law::Script, error);
            }
        }
    }

    /// An error at the rule that says which decisions are open.
    fn at_phase(&self, position: &Position, message: impl Into<String>) -> Diagnostic {
        self.at(self.rules.game().phase(position.turn().phase).moves, message)
    }

    fn at(&self, rule: RuleId, message: impl Into<String>) -> Diagnostic {
        let game = self.rules.game();
        at_rule(game, game.rule(rule), message)
    }

    fn find(&mut self, law: Law, error: Diagnostic) {
        let finding = Finding { law, error, game: Some(self.played.clone()), games: 1 };
        if !self.findings.iter().any(|known| known.is_same(&finding)) {
            self.findings.push(finding);
        }
    }
}
