//! The plainest search there is, over whole situations.

use super::super::{Situation, SlideProblem};
use std::collections::HashSet;

/// Length of a shortest solution by breadth-first search over whole situations; `None` inside: there is none.
/// Nothing at all where there are too many.
pub fn brute(problem: &SlideProblem, most: usize) -> Option<Option<usize>> {
    let start = Situation::start(problem);
    if start.solved(problem) {
        return Some(Some(0));
    }
    let mut seen = HashSet::new();
    let mut level = vec![start.clone()];
    seen.insert(start);
    let mut depth = 0;
    while !level.is_empty() {
        depth += 1;
        let mut next = Vec::new();
        for s in &level {
            for p in 0..problem.start.len() as u8 {
                for d in 0..problem.directions as u8 {
                    if let Some(mut n) = s.play(problem, (p, d)) {
                        if n.solved(problem) {
                            return Some(Some(depth));
                        }
                        if problem.turns.is_none() {
                            // Only the heading of the piece moved last can matter.
                            for (i, h) in n.heading.iter_mut().enumerate() {
                                if i != usize::from(p) || !problem.no_reversal {
                                    *h = None;
                                }
                            }
                            if !problem.no_reversal {
                                n.last = None;
                            }
                        }
                        if seen.insert(n.clone()) {
                            next.push(n);
                        }
                    }
                }
            }
        }
        if seen.len() > most {
            return None;
        }
        level = next;
    }
    Some(None)
}

/// All solutions of a length, sorted; nothing where that is too much work.
pub fn every_line(problem: &SlideProblem, length: usize) -> Option<Vec<Vec<(u8, u8)>>> {
    fn go(
        problem: &SlideProblem,
        now: &Situation,
        left: usize,
        line: &mut Vec<(u8, u8)>,
        all: &mut Vec<Vec<(u8, u8)>>,
    ) {
        if now.solved(problem) {
            all.push(line.clone());
        } else if left > 0 {
            for p in 0..problem.start.len() as u8 {
                for d in 0..problem.directions as u8 {
                    if let Some(next) = now.play(problem, (p, d)) {
                        line.push((p, d));
                        go(problem, &next, left - 1, line, all);
                        line.pop();
                    }
                }
            }
        }
    }
    let moves = (problem.start.len() * problem.directions) as f64 * 0.6;
    if moves.powi(length as i32) > 30_000.0 {
        return None;
    }
    let mut all = Vec::new();
    go(problem, &Situation::start(problem), length, &mut Vec::new(), &mut all);
    all.sort();
    Some(all)
}
