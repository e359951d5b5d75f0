use super::own_rules::OwnRules;
use crate::analysis::Work;
use crate::diagnostic::{Diagnostic, Kind};
use crate::position::Position;
use crate::rule::{Decision, Game, Rules, Verb};
use rayon::prelude::*;
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// How many decisions may follow each other: what is deeper would overrun the stack.
const DEEPEST: usize = 2000;
/// What is counted while sequences are.
pub(super) const FIRST: &str = "first decisions";

/// What is to be counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PerftJob {
    /// How many complete turns.
    pub depth: u32,
    /// Whether to count by first decision too.
    pub divide: bool,
    /// Whether to count paths through distinct successor positions too.
    pub unique: bool,
}

/// Sequences of decisions that complete exactly so many more turns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Perft {
    /// How many turns.
    pub depth: u32,
    /// How many sequences.
    pub nodes: u64,
    /// How many sequences end the game before that.
    pub ended: u64,
    /// How many paths through distinct successor positions, if asked for.
    pub unique: Option<u64>,
    /// The sequences by first decision, sorted by its text, if asked for.
    pub divide: Option<Vec<(String, u64)>>,
}

/// Counts the sequences of decisions from a position by walking the rules, in as many threads as the current pool has.
///
/// # Errors
/// [`Kind::Limit`] if the work was stopped before the end, or where bids are open; what a function rule says.
pub fn perft(game: &Arc<Game>, position: &Position, job: PerftJob, work: &Work) -> Result<Perft, Diagnostic> {
    let rules = Rules::new(game.clone())?;
    let goal = position.turn().ply.saturating_add(job.depth);
    let mut total = Count::default();
    let mut divide = Vec::new();
    if done(position, goal).is_some() {
        total = done(position, goal).unwrap_or_default();
    } else {
        let decisions = open(&rules, position)?;
        let texts: Vec<String> = decisions.iter().map(|decision| game.decision_text(decision)).collect();
        work.begin(FIRST, Some(decisions.len() as u64));
        let counts: Vec<Result<Count, Diagnostic>> = (0..decisions.len())
            .into_par_iter()
            .with_max_len(1)
            .map_init(OwnRules::default, |rules, i| {
                check(work)?;
                let rules = rules.of(game)?;
                // decisions hold what their generators do; those of another thread's rules are equal
                let mut next = position.clone();
                rules.play(&mut next, &decisions[i])?;
                let count = count(rules, &next, goal, 1, work);
                work.step(1);
                count
            })
            .collect();
        let counts = whole(counts, work, |count| count.nodes)?;
        for (text, count) in texts.into_iter().zip(counts) {
            total = total + count;
            divide.push((text, count.nodes));
        }
    }
    divide.sort();
    let unique = if job.unique { Some(unique_paths(game, position, job.depth, work)?) } else { None };
    Ok(Perft {
        depth: job.depth,
        nodes: total.nodes,
        ended: total.ended,
        unique,
        divide: job.divide.then_some(divide),
    })
}

/// The counts of all first decisions.
///
/// # Errors
/// If one of them failed; if that is because the work was stopped, with what was counted until then.
pub(super) fn whole<C>(
    counts: Vec<Result<C, Diagnostic>>,
    work: &Work,
    nodes: impl Fn(&C) -> u64,
) -> Result<Vec<C>, Diagnostic> {
    let stopped = work.is_stopped() && counts.iter().any(Result::is_err);
    if !stopped {
        return counts.into_iter().collect();
    }
    let all = counts.len();
    let known: Vec<u64> = counts.iter().flatten().map(nodes).collect();
    let (first, sum) = (known.len(), known.iter().sum::<u64>());
    let message = format!(
        "stopped before the count was complete: {first} of {all} first decisions were counted, with {sum} sequences"
    );
    Err(Diagnostic::new(Kind::Limit, message))
}

/// Refuses counts that go too deep.
///
/// # Errors
/// [`Kind::Limit`] if they do.
pub(super) fn shallow(job: PerftJob) -> Result<(), Diagnostic> {
    if job.depth as usize <= DEEPEST {
        return Ok(());
    }
    let message = format!("turns cannot be counted {} deep: {DEEPEST} is the most", job.depth);
    Err(Diagnostic::new(Kind::Limit, message))
}

/// Counts the paths through distinct positions after each turn.
///
/// # Errors
/// As [`perft`].
pub(super) fn unique_paths(
    game: &Arc<Game>,
    position: &Position,
    depth: u32,
    work: &Work,
) -> Result<u64, Diagnostic> {
    work.begin("distinct positions", None);
    unique(&Rules::new(game.clone())?, position, position.turn().ply.saturating_add(depth), work)
}

#[derive(Clone, Copy, Debug, Default)]
struct Count {
    nodes: u64,
    ended: u64,
}

impl std::ops::Add for Count {
    type Output = Count;

    fn add(self, other: Count) -> Count {
        Count { nodes: self.nodes + other.nodes, ended: self.ended + other.ended }
    }
}

/// What a position counts for if nothing more is played from it.
fn done(position: &Position, goal: u32) -> Option<Count> {
    let turn = position.turn();
    if turn.ply >= goal {
        Some(Count { nodes: 1, ended: 0 })
    } else if turn.outcome.is_some() {
        Some(Count { nodes: 0, ended: 1 })
    } else {
        None
    }
}

fn count(
    rules: &Rules,
    position: &Position,
    goal: u32,
    level: usize,
    work: &Work,
) -> Result<Count, Diagnostic> {
    if let Some(count) = done(position, goal) {
        return Ok(count);
    }
    look(rules, position, level, work)?;
    let mut total = Count::default();
    for decision in open(rules, position)? {
        let mut next = position.clone();
        rules.play(&mut next, &decision)?;
        total = total + count(rules, &next, goal, level + 1, work)?;
    }
    Ok(total)
}

fn unique(rules: &Rules, position: &Position, goal: u32, work: &Work) -> Result<u64, Diagnostic> {
    if position.turn().ply >= goal {
        return Ok(1);
    }
    work.step(1);
    let mut successors = FxHashSet::default();
    after_turn(rules, position, position.turn().ply, 0, &mut successors, work)?;
    let mut total = 0;
    for next in successors {
        if next.turn().ply >= goal || next.turn().outcome.is_none() {
            total += unique(rules, &next, goal, work)?;
        }
    }
    Ok(total)
}

/// The distinct positions after the turn that is to be completed.
fn after_turn(
    rules: &Rules,
    position: &Position,
    ply: u32,
    level: usize,
    found: &mut FxHashSet<Position>,
    work: &Work,
) -> Result<(), Diagnostic> {
    look(rules, position, level, work)?;
    for decision in open(rules, position)? {
        let mut next = position.clone();
        rules.play(&mut next, &decision)?;
        if next.turn().ply > ply || next.turn().outcome.is_some() {
            found.insert(next);
        } else {
            after_turn(rules, &next, ply, level + 1, found, work)?;
        }
    }
    Ok(())
}

/// The decisions to count. Bids belong to no turn and may follow each other for as long as somebody bids less: nobody
/// could wait for their number.
fn open(rules: &Rules, position: &Position) -> Result<Vec<Decision>, Diagnostic> {
    let decisions = rules.decisions(position)?;
    if decisions.iter().any(|decision| decision.verb() == Verb::Bid) {
        let phase = &rules.game().phase(position.turn().phase).name;
        let message = format!(
            "turns cannot be counted through phase `{phase}`: bids are open there, which belong to no turn, in any number"
        );
        return Err(Diagnostic::new(Kind::Limit, message));
    }
    Ok(decisions)
}

/// Whether to go on to another decision.
fn look(rules: &Rules, position: &Position, level: usize, work: &Work) -> Result<(), Diagnostic> {
    if level > DEEPEST {
        return Err(rules.game().endless(position.turn().phase));
    }
    check(work)
}

fn check(work: &Work) -> Result<(), Diagnostic> {
    if work.is_stopped() {
        return Err(Diagnostic::new(Kind::Limit, "stopped before the count was complete"));
    }
    Ok(())
}
