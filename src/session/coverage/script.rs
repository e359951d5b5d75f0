use super::{StretchAnswer, WitnessAnswer};
use crate::analysis::coverage::{Hits, RuleCoverage, StretchCoverage, Witness};
use crate::diagnostic::Source;
use crate::rule::Rule;
use crate::script::Request;
use serde::Serialize;

/// What was seen of the rules and functions of a script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScriptCoverage {
    /// The script.
    pub script: String,
    /// Its rules, in the order of their lines.
    pub rules: Vec<RuleCoverageAnswer>,
    /// The stretches of its functions, in the order of their places.
    pub functions: Vec<StretchAnswer>,
    /// Its text.
    #[serde(skip)]
    pub source: Source,
}

/// What was seen of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleCoverageAnswer {
    /// Its name.
    pub rule: String,
    /// Its number in the rulebook.
    pub label: Option<String>,
    /// What it says to a player.
    pub sentence: Option<String>,
    /// Its line, from 1.
    pub line: u32,
    /// How often it was asked or carried out.
    pub asked: u64,
    /// How often it fired: named a cell, gave a number, held, offered a decision, changed something, or said how
    /// play goes on.
    pub fired: u64,
    /// Where that can be seen.
    pub witness: Option<WitnessAnswer>,
    /// The ways in which it may go, where there are several.
    pub branches: Vec<BranchAnswer>,
}

/// What was seen of one way in which a rule may go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BranchAnswer {
    /// Which, in words.
    pub branch: String,
    /// How often it went so.
    pub times: u64,
    /// Where that can be seen.
    pub witness: Option<WitnessAnswer>,
}

impl ScriptCoverage {
    /// A script of which nothing was seen yet.
    pub(super) fn of(source: &Source) -> ScriptCoverage {
        ScriptCoverage {
            script: source.name.to_string(),
            rules: Vec::new(),
            functions: Vec::new(),
            source: source.clone(),
        }
    }

    /// Adds what was seen of a rule in one game.
    pub(super) fn add_rule(&mut self, rule: &Rule, seen: RuleCoverage, request: &Request) {
        if !self.writes(rule) {
            return;
        }
        // what a variant put another rule in the place of is kept under its name with the parent's in brackets
        let name = rule.name.split(" (").next().unwrap_or_default();
        let same = |known: &&mut RuleCoverageAnswer| known.rule == name && known.line == rule.line;
        let branch = |(name, hits): &(String, Hits)| {
            let (times, witness) = told(hits, request);
            BranchAnswer { branch: name.clone(), times, witness }
        };
        let (fired, witness) = told(&seen.fired, request);
        let new = RuleCoverageAnswer {
            rule: name.to_string(),
            label: rule.label.clone(),
            sentence: rule.sentence.clone(),
            line: rule.line,
            asked: seen.asked,
            fired,
            witness,
            branches: seen.branches.iter().map(branch).collect(),
        };
        let Some(known) = self.rules.iter_mut().find(same) else {
            self.rules.push(new);
            return;
        };
        known.asked += new.asked;
        known.fired += new.fired;
        better(&mut known.witness, new.witness);
        for branch in new.branches {
            match known.branches.iter_mut().find(|known| known.branch == branch.branch) {
                Some(known) => {
                    known.times += branch.times;
                    better(&mut known.witness, branch.witness);
                }
                None => known.branches.push(branch),
            }
        }
    }

    /// Whether a rule is written in its line, and not one that a phase has where nobody writes one.
    fn writes(&self, rule: &Rule) -> bool {
        let line = self.source.text.lines().nth((rule.line as usize).wrapping_sub(1)).unwrap_or_default();
        let name = rule.name.split(" (").next().unwrap_or_default();
        rule.sentence.is_some() || name.rsplit('.').next().is_some_and(|short| line.contains(short))
    }

    /// Adds what was seen of a stretch in one game.
    pub(super) fn add_stretch(&mut self, seen: StretchCoverage, request: &Request) {
        let (times, witness) = told(&seen.ran, request);
        let same = |known: &&mut StretchAnswer| (known.line, known.column) == (seen.line, seen.column);
        match self.functions.iter_mut().find(same) {
            Some(known) => {
                known.times += times;
                known.loads |= seen.loads;
                better(&mut known.witness, witness);
            }
            None => self.functions.push(StretchAnswer {
                line: seen.line,
                column: seen.column,
                text: String::new(),
                loads: seen.loads,
                times,
                witness,
            }),
        }
    }

    /// Whether there is nothing to see in it.
    pub(super) fn is_empty(&self) -> bool {
        self.rules.is_empty() && self.functions.is_empty()
    }

    /// The same in the order of places, and with the text of every stretch.
    pub(super) fn in_order(mut self) -> ScriptCoverage {
        self.rules.sort_by_key(|rule| rule.line);
        self.functions.sort_by_key(|stretch| (stretch.line, stretch.column));
        let ends: Vec<Option<usize>> = (0..self.functions.len())
            .map(|place| {
                let next = self.functions.get(place + 1);
                next.filter(|next| next.line == self.functions[place].line).map(|next| next.column as usize)
            })
            .collect();
        let lines: Vec<&str> = self.source.text.lines().collect();
        for (stretch, end) in self.functions.iter_mut().zip(ends) {
            let line = lines.get((stretch.line as usize).wrapping_sub(1)).copied().unwrap_or("");
            let from = (stretch.column as usize).saturating_sub(1);
            let length = end.map_or(usize::MAX, |end| end.saturating_sub(from + 1));
            stretch.text = line.chars().skip(from).take(length).collect::<String>().trim().to_string();
        }
        self
    }
}

fn told(hits: &Hits, request: &Request) -> (u64, Option<WitnessAnswer>) {
    (hits.times, hits.witness.as_ref().map(|witness: &Witness| WitnessAnswer::of(witness, request)))
}

/// Keeps what shows it best: a rule test, or else the shortest game.
fn better(known: &mut Option<WitnessAnswer>, new: Option<WitnessAnswer>) {
    let rank = |witness: &Option<WitnessAnswer>| match witness {
        None => usize::MAX,
        Some(witness) => witness.moves.as_ref().map_or(0, |moves| moves.len() + 1),
    };
    if rank(&new) < rank(known) {
        *known = new;
    }
}
