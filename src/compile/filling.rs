//! Random games in which every decision only puts one piece on an open cell: nothing is ever moved or taken away.
//!
//! What ends such a game can only come about through the cell that was filled last, and where every empty cell is open
//! a list of them tells which are left.

use super::bits::Bits;
use super::cells::Cells;
use super::check::Check;
use super::choice::Choice;
use super::compiler::{Compiled, Compiler};
use super::engine::{Engine, Going};
use super::fault::Fault;
use super::field::Field;
use super::flow::Onward;
use super::leaf::Leaf;
use super::plan::OCCUPIED;
use super::post::{Post, Seat};
use super::random::Random;
use super::state::State;
use super::tally::PlayoutTally;
use crate::position::Outcome;
use crate::rule::{Body, Moves, RuleId, Shape};

/// Through how many runs of a cell is looked one by one: on small boards, and at most.
const FEW_RUNS: usize = 8;
const MOST_RUNS: usize = 16;

/// The posts of such a game.
pub(super) struct Filling<B: Bits> {
    fills: Vec<Fill<B>>,
    /// Whether every empty cell is open to everybody.
    pub anywhere: bool,
}

/// A post in short.
struct Fill<B: Bits> {
    /// The open cells.
    at: Cells<B>,
    /// The kept sets that the cell comes into.
    into: Vec<usize>,
    /// What is looked at first for each step of the course, where less than the whole board is enough.
    goals: Vec<Option<Goal<B>>>,
}

/// What the cell that was filled last can have brought about.
enum Goal<B: Bits> {
    /// A run of a set through that cell: by cell, the runs that could be; places off the board where there are fewer.
    FewRuns(Leaf<B>, Vec<[B; FEW_RUNS]>),
    /// The same, where there may be more.
    Runs(Leaf<B>, Vec<[B; MOST_RUNS]>),
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// Where a piece of who decides comes and which kept sets the cell comes into, if that is all that a decision does.
    pub fn entry(&mut self, mut rule: RuleId) -> Compiled<Option<(Cells<B>, Vec<usize>)>> {
        if self.after.is_some() || self.game.supply.is_some() || self.plan.habits.asks_piece {
            return Ok(None);
        }
        let mut seen = 0;
        let generator = loop {
            seen += 1;
            match &self.game.rule(rule).body {
                Body::Moves(Moves::Rule(inner)) if seen < self.game.rules.len() => rule = *inner,
                Body::Moves(Moves::Make(generator)) if generator.action.is_none() => break generator,
                _ => return Ok(None),
            }
        };
        let Shape::Place { pieces, at } = &generator.shape else { return Ok(None) };
        let piece = match pieces.of.get(self.me.index()).map(Vec::as_slice) {
            Some([piece]) if pieces.count == 1 && self.is_empty_space(at) => *piece,
            _ => return Ok(None),
        };
        let bring = self.bring(piece, 1, None, false);
        let at = self.set(at)?;
        Ok(bring.only_into().map(|into| (at, into.to_vec())))
    }
}

impl<B: Bits> Filling<B> {
    /// A game in short, if all of it is such.
    pub fn of(field: &Field<B>, posts: &[Post<B>], seats: &mut [Seat<B>]) -> Option<Self> {
        let ends = |onward: &Onward| matches!(onward, Onward::End(_) | Onward::Score);
        let entry = |post: &Post<B>| seats.get(post.seat).and_then(|seat| seat.entry.as_ref());
        let plain = |post: &Post<B>| {
            let (steps, always) = post.next.parts();
            let mut onwards = steps.iter().map(|(_, onward)| *onward).chain(always);
            entry(post).is_some_and(|(_, into)| into.contains(&OCCUPIED))
                && post.start.is_none()
                && post.chain.is_none()
                && post.inside
                && always.is_some()
                && onwards.all(|onward| matches!(onward, Onward::Go(_)) || ends(&onward))
                && post.blocked.unconditional().as_ref().is_some_and(ends)
        };
        if !posts.iter().all(plain) {
            return None;
        }
        let mut fills = Vec::new();
        for post in posts {
            let (_, into) = entry(post)?;
            let others = || posts.iter().filter(|other| !std::ptr::eq(*other, post));
            // What only grows here, and by the cell that is filled.
            let grows = |of: &Leaf<B>| {
                let elsewhere =
                    |other: &Post<B>| entry(other).is_some_and(|(_, into)| into.contains(&of.slot));
                into.contains(&of.slot) && *of == Leaf::kept(of.slot, field.all) && !others().any(elsewhere)
            };
            if field.shifts.is_none() && !post.memos.is_empty()
                || !post.memos.iter().all(|memo| grows(&memo.of))
            {
                return None;
            }
            let goals = post.next.parts().0.iter().map(|(check, onward)| match check {
                Check::Run(of, length, _) if grows(of) && ends(onward) => goal(*of, *length, field),
                _ => None,
            });
            fills.push((post.seat, goals.collect::<Vec<_>>()));
        }
        let take = |(seat, goals): (usize, _)| {
            // A seat that serves two posts gives its cells away once only.
            let (at, into) = seats.get_mut(seat)?.entry.take()?;
            Some(Fill { at, into, goals })
        };
        let fills = fills.into_iter().map(take).collect::<Option<Vec<_>>>()?;
        let empty = Leaf::kept(OCCUPIED, field.all).complement(field.all);
        let anywhere = fills.iter().all(|fill| fill.at.leaf() == empty);
        Some(Filling { fills, anywhere })
    }

    /// Gets ready for games from a state; whether nothing that would end them is there already.
    pub fn starts(&self, engine: &Engine<B>, state: &mut State<B>) -> bool {
        engine.parts.posts.iter().all(|post| {
            post.memos.iter().for_each(|memo| memo.update(state));
            let there = |check: &Check<B>| match check {
                Check::Run(..) | Check::Meets(..) => check.holds(state, &Choice::none()),
                _ => false,
            };
            !post.next.parts().0.iter().any(|(check, _)| there(check))
        })
    }

    /// The empty cells of a state, if all of them are open.
    pub fn empty(&self, engine: &Engine<B>, state: &State<B>) -> Vec<u16> {
        let mut left = engine.field.all & !state.kept(OCCUPIED);
        let mut cells = Vec::new();
        while self.anywhere && !left.is_empty() {
            cells.push(left.pop() as u16);
        }
        cells
    }

    /// Plays one game to its end; nothing if it comes to the limit before. `empty` are the empty cells, in any order
    /// afterwards.
    ///
    /// # Errors
    /// If the rules do not say how it goes on.
    pub fn playout(
        &self,
        engine: &Engine<B>,
        state: &mut State<B>,
        limit: u32,
        random: &mut Random,
        empty: &mut [u16],
        tally: &mut PlayoutTally,
    ) -> Result<Option<Outcome>, Fault> {
        let (mut decisions, mut open, mut most_open) = (0u32, 0u64, 0u32);
        let mut left = empty.len();
        let outcome = loop {
            let post = engine.post(state);
            let fill = &self.fills[usize::from(state.post)];
            let (cells, total) = if self.anywhere {
                (B::default(), left as u32)
            } else {
                let cells = fill.at.of(state, &Choice::none());
                (cells, cells.count())
            };
            if total == 0 {
                let onward = post.blocked.unconditional().ok_or(Fault::DeadEnd(post.phase))?;
                // No turn has begun.
                break match engine.go(onward, false, state) {
                    Going::Over(outcome) => Some(outcome),
                    Going::On { .. } => None,
                };
            }
            if state.ply >= limit {
                break None;
            }
            decisions += 1;
            open += u64::from(total);
            most_open = most_open.max(total);
            let number = if total == 1 { 0 } else { random.below(total) };
            let cell = if self.anywhere {
                let number = number as usize;
                let cell = empty.get(number).copied().unwrap_or(0);
                left -= 1;
                let last = empty.get(left).copied().unwrap_or(0);
                if let Some(place) = empty.get_mut(number) {
                    *place = last;
                }
                usize::from(cell)
            } else {
                cells.select(number)
            };
            if let Going::Over(outcome) = self.fill(engine, state, cell)? {
                break Some(outcome);
            }
        };
        tally.decisions += u64::from(decisions);
        tally.open += open;
        tally.most_open = tally.most_open.max(most_open);
        Ok(outcome)
    }
}

impl<B: Bits> Filling<B> {
    /// Fills a cell, and goes on.
    #[inline(always)]
    pub fn fill(&self, engine: &Engine<B>, state: &mut State<B>, cell: usize) -> Result<Going, Fault> {
        let (post, fill) = (engine.post(state), &self.fills[usize::from(state.post)]);
        for slot in &fill.into {
            state.keep(*slot, state.kept(*slot) | B::bit(cell));
        }
        for memo in &post.memos {
            memo.grow(state, cell);
        }
        let onward = fill.onward(post, state, cell).ok_or(Fault::NoNext(post.phase))?;
        Ok(engine.go(onward, true, state))
    }
}

impl<B: Bits> Fill<B> {
    /// How it goes on after a cell was filled.
    #[inline(always)]
    fn onward(&self, post: &Post<B>, state: &State<B>, cell: usize) -> Option<Onward> {
        let (steps, always) = post.next.parts();
        for ((check, onward), goal) in steps.iter().zip(&self.goals) {
            let holds = match goal {
                Some(Goal::FewRuns(of, runs)) => is_whole(runs.get(cell), of.of(state)),
                Some(Goal::Runs(of, runs)) => is_whole(runs.get(cell), of.of(state)),
                None => check.holds(state, &Choice { to: cell as u16, ..Choice::none() }),
            };
            if holds {
                return Some(*onward);
            }
        }
        always
    }
}

/// Whether one of some runs is all there.
#[inline(always)]
fn is_whole<B: Bits, const N: usize>(runs: Option<&[B; N]>, cells: B) -> bool {
    runs.into_iter().flatten().fold(false, |any, run| any | (*run & !cells).is_empty())
}

/// The runs of a set that could be through each cell, if they are not too many.
fn goal<B: Bits>(of: Leaf<B>, length: i64, field: &Field<B>) -> Option<Goal<B>> {
    let length = usize::try_from(length).ok().filter(|length| *length > 1)?;
    let few = runs(length, field).map(|runs| Goal::FewRuns(of, runs));
    few.or_else(|| runs(length, field).map(|runs| Goal::Runs(of, runs)))
}

/// For each cell the runs of so many cells through it; `None` if they are more than there is room for.
fn runs<B: Bits, const N: usize>(length: usize, field: &Field<B>) -> Option<Vec<[B; N]>> {
    let mut runs = vec![[!B::default(); N]; B::WIDTH];
    let mut found = vec![0usize; B::WIDTH];
    for window in field.rows.iter().flat_map(|row| row.cells.windows(length)) {
        let run = window.iter().fold(B::default(), |run, cell| run | B::bit(usize::from(*cell)));
        for cell in window.iter().map(|cell| usize::from(*cell)) {
            let place = found.get_mut(cell)?;
            *runs.get_mut(cell)?.get_mut(*place)? = run;
            *place += 1;
        }
    }
    Some(runs)
}
