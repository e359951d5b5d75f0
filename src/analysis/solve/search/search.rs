use super::known::Known;
use super::lines::{Way, Ways};
use super::stage::Stage;
use crate::analysis::Guard;
use crate::analysis::solve::solved::{Method, Solved, Stop, Verdict};
use crate::analysis::solve::{SolveJob, subject};
use crate::diagnostic::Diagnostic;
use crate::position::{Player, Position};
use crate::rule::{Decision, Rules};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use std::ops::Range;

/// Looks for the shortest ways in which a player wins from a position, all positions of fewer decisions first.
///
/// # Errors
/// What a function rule says, or that somebody else decides in a position that was met.
pub(in crate::analysis::solve) fn search(
    rules: &Rules,
    position: &Position,
    solver: Player,
    job: &SolveJob,
    guard: &Guard<'_>,
) -> Result<Solved, Diagnostic> {
    let mut search = Search::new(rules, solver, job);
    let mut solved = Solved {
        verdict: Verdict::Solved,
        solutions: Vec::new(),
        more: false,
        lower_bound: Some(0),
        nodes: 0,
        bytes: 0,
        method: Method::Walked,
    };
    if subject::is_won(position, solver) {
        solved.solutions.push(Vec::new());
        return Ok(solved);
    }
    if position.turn().outcome.is_none() {
        search.known.enter(position);
    }
    let (mut level, mut depth) = (0..search.known.store.len(), 0);
    solved.verdict = loop {
        if level.is_empty() {
            break Verdict::Unsolvable;
        }
        if job.max_depth.is_some_and(|most| depth >= most) {
            break Verdict::Unknown(Stop::Depth);
        }
        if let Some(stop) = search.go_on(level.clone(), depth, guard)? {
            break Verdict::Unknown(stop);
        }
        if !search.ways.goals.is_empty() {
            break Verdict::Solved;
        }
        level = level.end..search.known.store.len();
        depth += 1;
    };
    solved.nodes = search.nodes;
    solved.bytes = search.bytes();
    solved.lower_bound = (solved.verdict != Verdict::Unsolvable).then_some(depth + 1);
    if solved.verdict == Verdict::Solved {
        let most = if job.all { SolveJob::MOST_SOLUTIONS } else { 1 };
        let (lines, more) = search.ways.lines(most);
        solved.solutions = search.decisions(lines)?;
        solved.more = more && job.all;
    }
    Ok(solved)
}

/// A search under way.
struct Search<'a> {
    rules: &'a Rules,
    solver: Player,
    job: &'a SolveJob,
    known: Known,
    ways: Ways,
    stage: Stage,
    nodes: u64,
}

impl<'a> Search<'a> {
    fn new(rules: &'a Rules, solver: Player, job: &'a SolveJob) -> Self {
        let known = Known::new(rules.game());
        let stage = Stage::new(known.form, rules);
        Search { rules, solver, job, known, ways: Ways::new(job.all), stage, nodes: 0 }
    }

    /// Plays every decision in every position of a level; what stopped it before the end.
    fn go_on(
        &mut self,
        level: Range<usize>,
        depth: u32,
        guard: &Guard<'_>,
    ) -> Result<Option<Stop>, Diagnostic> {
        for node in level.clone() {
            guard.work.reach(self.nodes, depth + 1);
            if self.bytes() > self.job.memory {
                return Ok(Some(Stop::Memory));
            }
            if let Some(stop) = Stop::by(guard) {
                return Ok(Some(stop));
            }
            self.nodes += 1;
            self.stage.set_up(self.known.store.key(node));
            for (choice, decision) in self.rules.decisions(&self.stage.position)?.iter().enumerate() {
                let events = self.rules.play(&mut self.stage.position, decision)?;
                let way = (node as u32, choice as u32);
                if subject::is_won(&self.stage.position, self.solver) {
                    self.ways.goals.push(way);
                    if !self.job.all {
                        return Ok(None);
                    }
                } else if self.stage.position.turn().outcome.is_none() {
                    subject::check(self.rules.game(), &self.stage.position, self.solver)?;
                    let (number, new) = self.known.enter(&self.stage.position);
                    self.ways.found(number, new, number >= level.end, way);
                }
                self.stage.take_back(&events);
            }
        }
        Ok(None)
    }

    fn bytes(&self) -> usize {
        self.known.store.size() + self.ways.size()
    }

    /// The decisions of lines of choices.
    fn decisions(&mut self, lines: Vec<Vec<Way>>) -> Result<Vec<Vec<Decision>>, Diagnostic> {
        let mut open: FxHashMap<u32, Vec<Decision>> = FxHashMap::default();
        let mut told = Vec::new();
        for line in lines {
            let mut decisions = Vec::new();
            for (node, choice) in line {
                let known = match open.entry(node) {
                    Entry::Occupied(known) => known.into_mut(),
                    Entry::Vacant(unknown) => {
                        self.stage.set_up(self.known.store.key(node as usize));
                        unknown.insert(self.rules.decisions(&self.stage.position)?)
                    }
                };
                decisions.extend(known.get(choice as usize).cloned());
            }
            told.push(decisions);
        }
        Ok(told)
    }
}
