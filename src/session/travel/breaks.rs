use super::lifted::Lifted;
use crate::diagnostic::Diagnostic;
use crate::position::Position;
use crate::rule::{Body, Decision, Game, RuleId};
use crate::session::Session;
use std::sync::Arc;

/// Rules at which play is to stop.
#[derive(Debug, Default)]
pub struct Breaks {
    rules: Vec<(RuleId, Lifted)>,
    /// The game that they belong to.
    game: Option<Arc<Game>>,
    /// Which game was looked at last, and how many of its decisions.
    seen: (u64, usize),
}

/// A rule that decided something.
#[derive(Clone, Debug, PartialEq)]
pub struct Break {
    /// The rule.
    pub rule: RuleId,
    /// Complete turns played before it decided.
    pub ply: u32,
    /// The decision that it was about; absent where it is about what is open.
    pub text: Option<String>,
    /// Why, in words.
    pub why: String,
    /// The decisions that would be open besides without it.
    pub kept_closed: Vec<String>,
}

impl Breaks {
    /// The rules, in the order in which they were named.
    pub fn rules(&self) -> impl Iterator<Item = RuleId> {
        self.rules.iter().map(|(rule, _)| *rule)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.rules.is_empty()
    }

    /// Stops at one more rule.
    ///
    /// # Errors
    /// If the scripts cannot be loaded again.
    pub fn add(&mut self, game: &Arc<Game>, rule: RuleId) -> Result<(), Diagnostic> {
        self.remove(rule);
        self.rules.push((rule, Lifted::of(game, rule)?));
        self.game = Some(game.clone());
        Ok(())
    }

    /// Stops at a rule no longer; whether it did.
    pub fn remove(&mut self, rule: RuleId) -> bool {
        let before = self.rules.len();
        self.rules.retain(|(known, _)| *known != rule);
        self.rules.len() < before
    }

    /// Stops at no rule.
    pub fn clear(&mut self) {
        self.rules.clear();
    }

    /// Goes over to the game that is played now, by the names of the rules: scripts may have been read again.
    fn follow(&mut self, game: &Arc<Game>) {
        let Some(old) = self.game.as_ref().filter(|old| !Arc::ptr_eq(old, game)) else { return };
        let names: Vec<String> = self.rules().map(|rule| old.rule(rule).name.clone()).collect();
        self.game = Some(game.clone());
        let found = names.iter().filter_map(|name| game.find_rule(name));
        self.rules = found.filter_map(|rule| Some((rule, Lifted::of(game, rule).ok()?))).collect();
    }

    /// What the rules decided since it was looked last, up to what is open now. Where the game went elsewhere, only
    /// what is open counts.
    pub fn look(&mut self, number: u64, session: &Session) -> Vec<Break> {
        if self.rules.is_empty() {
            return Vec::new();
        }
        self.follow(session.game());
        let decisions = session.played().len();
        let from = if self.seen.0 == number { self.seen.1.min(decisions) } else { decisions };
        let moved = self.seen != (number, decisions);
        self.seen = (number, decisions);
        let mut found = Vec::new();
        for place in from..decisions {
            let (before, after) = (session.standing(place, 0), session.standing(place + 1, 0));
            self.made(session, place, &before, &after, &mut found);
            self.open(session, &after, &mut found);
        }
        if moved && from == decisions {
            self.open(session, session.position(), &mut found);
        }
        found
    }

    /// Whether a rule decided something since it was looked last, which is still to be told.
    pub fn meets(&mut self, number: u64, session: &Session) -> bool {
        let seen = self.seen;
        let found = !self.look(number, session).is_empty();
        self.seen = if found { seen } else { self.seen };
        found
    }

    /// Forgets what was looked at, so that what is open now counts.
    pub fn look_again(&mut self) {
        self.seen = (u64::MAX, 0);
    }

    fn made(
        &self,
        session: &Session,
        place: usize,
        before: &Position,
        after: &Position,
        found: &mut Vec<Break>,
    ) {
        let (game, played) = (session.game(), &session.played()[place]);
        for (rule, lifted) in &self.rules {
            let tell = |why: String| Break {
                rule: *rule,
                ply: played.ply,
                text: Some(played.text.clone()),
                why,
                kept_closed: Vec::new(),
            };
            let effects: Vec<String> = played
                .events
                .iter()
                .filter(|event| event.rule == Some(*rule))
                .map(|event| crate::render::effect(game, &event.effect))
                .collect();
            if !effects.is_empty() {
                found.push(tell(effects.join(", ")));
            } else if matches!(game.rule(*rule).body, Body::Moves(_)) {
                if lifted.opens_not(before, &played.decision) {
                    found.push(tell("it is what makes it open".to_string()));
                }
            } else if lifted.changes(before, &played.decision, after) {
                found.push(tell("without it the decision would end differently".to_string()));
            }
        }
    }

    fn open(&self, session: &Session, position: &Position, found: &mut Vec<Break>) {
        if position.turn().outcome.is_some() {
            return;
        }
        let open: Vec<Decision> = session.rules().decisions(position).unwrap_or_default();
        for (rule, lifted) in &self.rules {
            let more = lifted.opens(position, &open);
            if more.is_empty() {
                continue;
            }
            let mut kept_closed: Vec<String> =
                more.iter().map(|decision| session.game().decision_text(decision)).collect();
            kept_closed.sort();
            let why = format!("without it {} would be open as well", count(kept_closed.len()));
            found.push(Break { rule: *rule, ply: position.turn().ply, text: None, why, kept_closed });
        }
    }
}

fn count(decisions: usize) -> String {
    if decisions == 1 { "1 decision".to_string() } else { format!("{decisions} decisions") }
}
