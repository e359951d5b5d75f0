use super::branches::branches;
use super::counter::Counters;
use super::key::Key;
use super::ledger::Ledger;
use super::{Hits, Witness};
use crate::analysis::random_game::RandomGame;
use crate::analysis::{PlayoutsJob, Work};
use crate::diagnostic::Diagnostic;
use crate::position::Position;
use crate::rule::{Game, RuleId, Rules};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A game whose rules are watched, and what was seen of them.
#[derive(Debug)]
pub struct Covering {
    game: Arc<Game>,
    ledger: Arc<Ledger>,
    branches: Vec<Vec<(String, Key)>>,
    seen: FxHashMap<Key, Hits>,
}

/// What was seen of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleCoverage {
    /// The rule.
    pub rule: RuleId,
    /// How often it was asked or carried out.
    pub asked: u64,
    /// How often it fired: named a cell, gave a number, held, offered a decision, changed something, or said how
    /// play goes on.
    pub fired: Hits,
    /// The ways in which it may go, in words, where there are several.
    pub branches: Vec<(String, Hits)>,
}

/// What was seen of a stretch of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StretchCoverage {
    /// The script.
    pub file: Arc<str>,
    /// The line in which it begins, from 1.
    pub line: u32,
    /// The column there, in characters from 1.
    pub column: u32,
    /// Whether it runs while the scripts load, which is not counted.
    pub loads: bool,
    /// How often it ran.
    pub ran: Hits,
}

impl Covering {
    /// Begins to watch a game.
    pub fn of(game: &Game) -> Covering {
        let ledger = Arc::new(Ledger::default());
        let counters = Counters { functions: game.functions.clone(), ledger: ledger.clone() };
        let game = Arc::new(Game { functions: Some(Arc::new(counters)), ..game.clone() });
        let branches: Vec<_> = game.rules.iter().map(|rule| branches(&game, &rule.body)).collect();
        let places = branches.iter().flatten().map(|(_, key)| key.clone()).collect();
        // nobody has counted anything yet
        ledger.places.set(places).ok();
        Covering { game, ledger, branches, seen: FxHashMap::default() }
    }

    /// The game that is to be played instead.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// What was counted since the last time was seen so.
    pub fn see(&mut self, witness: &Witness) {
        for (key, times) in self.ledger.take() {
            self.seen.entry(key).or_default().add(times, witness);
        }
    }

    /// Plays random games, those that [`playouts`](crate::analysis::playouts) plays of the same seed. If the work
    /// is stopped, what was seen until then is kept, and no more is played.
    ///
    /// # Errors
    /// If the rules cannot be started, or a function rule fails.
    pub fn play(&mut self, job: PlayoutsJob, work: &Work) -> Result<(), Diagnostic> {
        let rules = Rules::new(self.game.clone())?;
        let start = rules.start()?;
        let stop = || work.is_stopped();
        work.begin("games", Some(job.games));
        for number in (0..job.games).take_while(|_| !stop()) {
            self.play_one(&rules, &start, RandomGame::of(job, number), &stop)?;
            work.step(1);
        }
        Ok(())
    }

    fn play_one(
        &mut self,
        rules: &Rules,
        start: &Position,
        random: RandomGame,
        stop: &dyn Fn() -> bool,
    ) -> Result<(), Diagnostic> {
        let mut witness = Vec::new();
        let end = random.play(rules, start, stop, |_, _, chosen| {
            rules.hand_over();
            self.see(&Witness::Game(witness.clone()));
            witness.push(self.game.decision_text(chosen));
        })?;
        if let Some(end) = end {
            rules.scores(&end)?;
        }
        rules.hand_over();
        self.see(&Witness::Game(witness));
        Ok(())
    }

    /// What was seen of each rule.
    pub fn rules(&self) -> Vec<RuleCoverage> {
        let hits = |key: &Key| self.seen.get(key).cloned().unwrap_or_default();
        let rules = self.branches.iter().enumerate();
        let rules = rules.map(|(number, branches)| {
            let rule = RuleId(number as u16);
            let fired = hits(&Key::Rule(rule, true));
            RuleCoverage {
                rule,
                asked: fired.times + hits(&Key::Rule(rule, false)).times,
                fired,
                branches: branches.iter().map(|(name, key)| (name.clone(), hits(key))).collect(),
            }
        });
        rules.collect()
    }

    /// What was seen of each stretch of a function, in the order of files and lines.
    pub fn stretches(&self) -> Vec<StretchCoverage> {
        let all = self.ledger.stretches().into_iter().filter_map(|(key, loads)| {
            let ran = self.seen.get(&key).cloned().unwrap_or_default();
            let Key::Stretch(file, line, column) = key else { return None };
            Some(StretchCoverage { file, line, column, loads, ran })
        });
        let mut all: Vec<StretchCoverage> = all.collect();
        all.sort_by(|left, right| {
            (&left.file, left.line, left.column).cmp(&(&right.file, right.line, right.column))
        });
        all
    }
}
