use super::{Decision, Verb};
use crate::board::{Direction, Point};
use crate::position::Player;

/// A decision as far as a text names it: what is absent may be anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Intent {
    /// The kinds of decisions it may be; any if empty.
    pub verbs: Vec<Verb>,
    /// The letters that tell it from others of its verb; none means those without.
    pub mark: Option<String>,
    /// The types of piece it may be, as a set of bits; any if 0.
    pub pieces: u64,
    /// What a lone letter may mean: one of these types of piece (a bit each), or this direction.
    pub either: Option<(u64, Option<Direction>)>,
    /// Where it leaves.
    pub from: Option<Point>,
    /// Where it ends.
    pub to: Option<Point>,
    /// Which way it goes.
    pub direction: Option<Direction>,
    /// What it takes, in any order.
    pub cells: Option<Vec<Point>>,
    /// The cells of these that are said to hold several pieces.
    pub stacked: Vec<Point>,
    /// The cells of these whose pieces are said to be captured.
    pub captured: Vec<Point>,
    /// The number bid.
    pub number: Option<i64>,
    /// The player it is about.
    pub player: Option<Player>,
    /// The word said.
    pub word: Option<String>,
}

impl Intent {
    /// Whether a decision is one that is meant.
    pub fn fits(&self, decision: &Decision) -> bool {
        fn same<T: PartialEq>(wanted: Option<T>, found: Option<T>) -> bool {
            wanted.is_none() || wanted == found
        }
        (self.verbs.is_empty() || self.verbs.contains(&decision.verb()))
            && (self.pieces == 0 || decision.piece.is_some_and(|piece| self.pieces & piece.bit() != 0))
            && self.either.is_none_or(|(pieces, direction)| {
                decision.piece.is_some_and(|piece| pieces & piece.bit() != 0)
                    || (direction.is_some() && decision.direction == direction)
            })
            && same(self.from, decision.from)
            && self.mark == decision.generator.mark
            && self.ends(decision)
            && same(self.direction, decision.direction)
            && same(self.number, decision.number)
            && same(self.player, decision.player)
            && self.says(decision)
            && self.cells.as_ref().is_none_or(|cells| {
                cells.len() == decision.cells.len() && cells.iter().all(|cell| decision.cells.contains(cell))
            })
    }

    /// A word is the same in capital and small letters.
    fn says(&self, decision: &Decision) -> bool {
        let same = |said: &String| decision.word.as_ref().is_some_and(|word| said.eq_ignore_ascii_case(word));
        self.word.as_ref().is_none_or(same)
    }

    /// A push may be named by the dot and the first or the furthest cell, or by the one empty cell that it enters.
    fn ends(&self, decision: &Decision) -> bool {
        let Some(to) = self.to else { return true };
        match decision.reach {
            None => decision.to == Some(to),
            Some(reach) if self.from.is_some() => decision.to == Some(to) || reach == to,
            Some(reach) => decision.to == Some(to) && reach == to,
        }
    }
}
