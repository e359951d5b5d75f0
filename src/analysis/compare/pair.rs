use super::after::After;
use super::choice::Choice;
use super::likeness::Likeness;
use super::{Cause, Difference};
use crate::diagnostic::Diagnostic;
use crate::position::Position;
use crate::rule::{Decision, Event, Game, Rules};
use std::sync::Arc;

/// A position under each of two rulesets.
pub type Both = [Position; 2];

/// Two rulesets in force, in one thread, played side by side.
#[derive(Debug)]
pub struct Pair {
    rules: [Rules; 2],
    likeness: Likeness,
}

impl Pair {
    /// The rules of two games.
    ///
    /// # Errors
    /// If the scripts of one cannot be loaded in this thread.
    pub fn new(games: &[Arc<Game>; 2]) -> Result<Pair, Diagnostic> {
        let rules = [Rules::new(games[0].clone())?, Rules::new(games[1].clone())?];
        Ok(Pair { rules, likeness: Likeness::of(&games[0], &games[1]) })
    }

    /// The rules of each.
    pub fn rules(&self) -> &[Rules; 2] {
        &self.rules
    }

    /// How two positions differ in what a player sees, if they do.
    pub fn seen(&self, at: &Both) -> Option<Cause> {
        let scores = [0, 1].map(|side: usize| self.rules[side].scores(&at[side]));
        let scores = match scores {
            [Ok(first), Ok(second)] => [first, second],
            [Err(_), Err(_)] => return None,
            [Err(error), _] => return Some(Cause::Fault(0, Box::new(error))),
            [_, Err(error)] => return Some(Cause::Fault(1, Box::new(error))),
        };
        let games = [0, 1].map(|side: usize| self.rules[side].game().as_ref());
        if self.likeness.entries(games, at, &scores, true).is_empty() {
            return None;
        }
        Some(Cause::Effect(self.likeness.entries(games, at, &scores, false)))
    }

    /// The decisions that are open, sorted by their texts.
    ///
    /// # Errors
    /// How they differ, if they do.
    pub(super) fn open(&self, at: &Both) -> Result<Vec<Choice>, Cause> {
        let open = [0, 1].map(|side: usize| self.decisions(side, &at[side]));
        let [first, second] = match open {
            [Ok(first), Ok(second)] => [first, second],
            [Err(_), Err(_)] => return Ok(Vec::new()),
            [Err(error), _] => return Err(Cause::Fault(0, Box::new(error))),
            [_, Err(error)] => return Err(Cause::Fault(1, Box::new(error))),
        };
        if first.iter().map(|open| &open.0).eq(second.iter().map(|open| &open.0)) {
            let choice =
                |(first, second): (Open, Open)| Choice { text: first.0, decisions: [first.1, second.1] };
            return Ok(first.into_iter().zip(second).map(choice).collect());
        }
        let only = |these: &[Open], others: &[Open]| -> Vec<String> {
            let others: Vec<&String> = others.iter().map(|open| &open.0).collect();
            let texts = these.iter().map(|open| &open.0);
            texts.filter(|text| others.binary_search(text).is_err()).cloned().collect()
        };
        Err(Cause::Open([only(&first, &second), only(&second, &first)]))
    }

    /// Makes a decision under both.
    pub(super) fn play(&self, at: &Both, choice: &Choice) -> After {
        let mut next = at.clone();
        let played =
            [0, 1].map(|side: usize| self.rules[side].play(&mut next[side], &choice.decisions[side]));
        match played {
            [Ok(_), Ok(_)] => {}
            [Err(_), Err(_)] => return After::Nothing,
            [Err(error), _] => return After::Differs(Cause::Fault(0, Box::new(error)), next),
            [_, Err(error)] => return After::Differs(Cause::Fault(1, Box::new(error)), next),
        }
        match self.seen(&next) {
            None => After::Same(next),
            Some(cause) => After::Differs(cause, next),
        }
    }

    /// Whether two rulesets differ before anything is played.
    pub(super) fn start(&self, start: &Both) -> Option<Difference> {
        let cause = self.seen(start).or_else(|| self.open(start).err())?;
        Some(Difference { game: Vec::new(), cause, before: start.clone(), at: start.clone() })
    }

    /// What the last decision of a difference changes under one ruleset (0 or 1); nothing if there is none.
    pub fn events(&self, side: usize, difference: &Difference) -> Option<Vec<Event>> {
        let mut position = difference.before[side].clone();
        let text = difference.game.last()?;
        let (_, decision) = self.decisions(side, &position).ok()?.into_iter().find(|open| open.0 == *text)?;
        self.rules[side].play(&mut position, &decision).ok()
    }

    fn decisions(&self, side: usize, at: &Position) -> Result<Vec<Open>, Diagnostic> {
        let game = self.rules[side].game();
        let open = self.rules[side].decisions(at)?;
        let mut texts: Vec<Open> = open.into_iter().map(|open| (game.decision_text(&open), open)).collect();
        texts.sort_by(|left, right| left.0.cmp(&right.0));
        // what is written alike has one result, or cannot be typed
        texts.dedup_by(|left, right| left.0 == right.0);
        Ok(texts)
    }
}

type Open = (String, Decision);
