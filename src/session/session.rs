use super::Played;
use crate::analysis::Runner;
use crate::board::Point;
use crate::diagnostic::{Diagnostic, Kind};
use crate::notation::Notation;
use crate::position::{Decider, Position};
use crate::rule::{Decision, Effects, Game, Intent, Rules, Set, Verdict};
use std::sync::Arc;

/// One game in play: the rules, the position, and all that led to it.
///
/// Whatever goes wrong leaves the game as it was before.
#[derive(Debug)]
pub struct Session {
    rules: Rules,
    runner: Arc<Runner>,
    notation: Arc<Notation>,
    start: Position,
    position: Position,
    played: Vec<Played>,
    /// Taken back and not made anew, the next one last.
    undone: Vec<Played>,
    /// Up to which of the decisions played the texts read so far go: automatic ones after it may be spelt out.
    spelt: usize,
}

impl Session {
    /// A game from its own start.
    ///
    /// # Errors
    /// If the rules cannot be started, or a function rule fails.
    pub fn new(game: Arc<Game>, notation: Arc<Notation>) -> Result<Self, Diagnostic> {
        let rules = Rules::new(game)?;
        let start = rules.start()?;
        Session::from(rules, notation, start)
    }

    /// A game from a position that was set up.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn from(rules: Rules, notation: Arc<Notation>, start: Position) -> Result<Self, Diagnostic> {
        let mut session = Session {
            runner: Arc::new(Runner::new(rules.game().clone())),
            rules,
            notation,
            position: start.clone(),
            start,
            played: Vec::new(),
            undone: Vec::new(),
            spelt: 0,
        };
        session.take_forced()?;
        Ok(session)
    }

    /// The game.
    pub fn game(&self) -> &Arc<Game> {
        self.rules.game()
    }

    /// The rules in force.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What plays and counts the game from any position.
    pub fn runner(&self) -> &Arc<Runner> {
        &self.runner
    }

    /// The same with a runner of the same game that is already there, so that it is not compiled again.
    pub fn run_by(self, runner: Arc<Runner>) -> Self {
        Session { runner, ..self }
    }

    /// The grammar of its notation.
    pub fn notation(&self) -> &Arc<Notation> {
        &self.notation
    }

    /// The position in which it began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The decisions made, in order.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// The decisions taken back that may be made anew, the next one last.
    pub fn undone(&self) -> &[Played] {
        &self.undone
    }

    /// The decisions that are open, sorted by their text.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn decisions(&self) -> Result<Vec<(String, Decision)>, Diagnostic> {
        Ok(self.sorted(self.rules.decisions(&self.position)?))
    }

    /// The open decisions of who decides, sorted by their text, without what anyone may do besides.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn choices(&self) -> Result<Vec<(String, Decision)>, Diagnostic> {
        Ok(self.sorted(self.rules.choices(&self.position)?))
    }

    fn sorted(&self, open: Vec<Decision>) -> Vec<(String, Decision)> {
        let game = self.game();
        let mut texts: Vec<_> = open.into_iter().map(|open| (game.decision_text(&open), open)).collect();
        texts.sort_by(|left, right| left.0.cmp(&right.0));
        texts
    }

    /// Whether a player decides what a turn that was begun forces him to.
    pub fn is_inside_turn(&self) -> bool {
        let phase = self.game().phase(self.position.turn().phase);
        phase.follow_up && matches!(self.decider(), Some(Decider::Player(_)))
    }

    /// The cells that the game shows to be sought now.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn marked(&self) -> Result<Vec<Point>, Diagnostic> {
        match self.game().marked {
            Some(marked) => Ok(self.rules.view(&self.position).cells(&Set::Rule(marked))?.iter().collect()),
            None => Ok(Vec::new()),
        }
    }

    /// Whether a decision is legal, and which rule says so.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn why(&self, intent: &Intent) -> Result<Verdict, Diagnostic> {
        self.rules.why(&self.position, intent)
    }

    /// Makes an open decision, and those that follow of themselves. What was taken back is forgotten.
    ///
    /// # Errors
    /// If a function rule fails; the game is then as it was.
    pub fn play(&mut self, decision: &Decision) -> Result<(), Diagnostic> {
        let made = self.played.len();
        let result = self.make(decision, false).and_then(|()| self.take_forced());
        match result {
            Ok(()) => {
                self.undone.clear();
                Ok(())
            }
            Err(error) => {
                while self.played.len() > made {
                    self.take_back();
                }
                Err(error)
            }
        }
    }

    /// Takes back the last decisions that were not automatic, with those that followed of themselves; how many.
    pub fn undo(&mut self, count: usize) -> usize {
        let mut taken = 0;
        while taken < count && self.played.iter().any(|played| !played.automatic) {
            while let Some(last) = self.take_back() {
                self.undone.push(last);
                if self.undone.last().is_some_and(|last| !last.automatic) {
                    break;
                }
            }
            taken += 1;
        }
        taken
    }

    /// Makes decisions anew that were taken back; how many that were not automatic.
    pub fn redo(&mut self, count: usize) -> usize {
        let mut made = 0;
        while made < count && !self.undone.is_empty() {
            while let Some(next) = self.undone.pop() {
                self.put_back(next);
                if self.undone.last().is_none_or(|next| !next.automatic) {
                    break;
                }
            }
            made += 1;
        }
        made
    }

    /// Goes to the position after so many complete turns, as far as they were played; whether it got there.
    pub fn go_to(&mut self, ply: u32) -> bool {
        while self.position.turn().ply > ply && self.undo(1) > 0 {}
        while self.position.turn().ply < ply && self.redo(1) > 0 {}
        self.position.turn().ply == ply
    }

    /// Goes to the position after so many complete turns.
    ///
    /// # Errors
    /// [`Kind::Usage`] if the game has none; the game is then where it was.
    pub fn reach(&mut self, ply: u32) -> Result<(), Diagnostic> {
        let from = self.position.turn().ply;
        if self.go_to(ply) {
            return Ok(());
        }
        let (last, first) = (self.position.turn().ply, self.start.turn().ply);
        self.go_to(from);
        let message = format!("the game has no position after {ply} turns");
        let known =
            if ply > from { format!("it goes up to {last}") } else { format!("it begins at {first}") };
        Err(Diagnostic::new(Kind::Usage, message).note(known))
    }

    /// Who decides now; nobody once the game is over.
    pub fn decider(&self) -> Option<Decider> {
        let turn = self.position.turn();
        turn.outcome.is_none().then_some(turn.decider)
    }

    /// What `turn` says: a player, `anyone` or `chance`.
    pub fn turn_name(&self) -> &str {
        self.game().decider_name(self.position.turn().decider)
    }

    /// The position before one of the decisions played.
    pub(super) fn before(&self, number: usize) -> Position {
        let mut position = self.position.clone();
        let later = self.played[number.min(self.played.len())..].iter().rev();
        later.flat_map(|played| played.events.iter().rev()).for_each(|event| position.revert(&event.effect));
        position
    }

    /// The next automatic decision that a text may spell out, if nothing else was decided since.
    pub(super) fn unspelt(&self) -> Option<&Played> {
        let rest = &self.played[self.spelt..];
        rest.first().filter(|_| rest.iter().all(|played| played.automatic))
    }

    /// Notes that so many of the decisions played are accounted for by the texts read.
    pub(super) fn spell(&mut self, up_to: usize) {
        self.spelt = up_to.min(self.played.len());
    }

    /// How many of the decisions played are accounted for by the texts read.
    pub(super) fn spelt(&self) -> usize {
        self.spelt
    }

    fn make(&mut self, decision: &Decision, automatic: bool) -> Result<(), Diagnostic> {
        let before = *self.position.turn();
        let events = self.rules.play(&mut self.position, decision)?;
        self.played.push(Played {
            decision: decision.clone(),
            text: self.rules.game().decision_text(decision),
            by: before.decider,
            mover: before.mover,
            ply: before.ply,
            automatic,
            events,
        });
        Ok(())
    }

    fn take_forced(&mut self) -> Result<(), Diagnostic> {
        let game = self.game().clone();
        for _ in 0..=game.bounds.forced {
            let Some(decision) = self.rules.forced(&self.position)? else { return Ok(()) };
            self.make(&decision, true)?;
        }
        let moves = game.phase(self.position.turn().phase).moves;
        Err(game.stopped(&format!("{} decisions that follow of themselves", game.bounds.forced), Some(moves)))
    }

    fn take_back(&mut self) -> Option<Played> {
        let last = self.played.pop()?;
        self.spelt = self.spelt.min(self.played.len());
        for event in last.events.iter().rev() {
            self.position.revert(&event.effect);
        }
        Some(last)
    }

    fn put_back(&mut self, next: Played) {
        let mut effects = Effects::on(&mut self.position);
        for event in &next.events {
            effects.make(event.effect.clone());
        }
        self.played.push(next);
    }
}
