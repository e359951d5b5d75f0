use super::{CoverageAnswer, ScriptCoverage};
use crate::analysis::coverage::{Covering, Witness};
use crate::analysis::{PlayoutsJob, Work};
use crate::diagnostic::Diagnostic;
use crate::script::{Request, RuleTest};
use crate::session::rule_test::{self, Tested};
use crate::session::{Loaded, Shelf};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Rule tests and random games whose rules are watched, game by game.
#[derive(Debug, Default)]
pub struct Coverings {
    watched: Vec<Watched>,
    tests: u64,
    games: u64,
    seed: u64,
}

/// A game that is watched.
#[derive(Debug)]
struct Watched {
    request: Request,
    loaded: Loaded,
    covering: Covering,
}

impl Coverings {
    /// Plays a rule test, as [`rule_test::run`] does, and watches which rules fire.
    ///
    /// # Errors
    /// If the game that it tests cannot be loaded.
    pub fn test(&mut self, shelf: &Shelf, test: &RuleTest, work: &Work) -> Result<Tested, Vec<Diagnostic>> {
        let known = self.watched.iter().position(|watched| watched.request == test.request);
        let place = match known {
            Some(place) => place,
            None => {
                let loaded = rule_test::load(shelf, test)?;
                let covering = Covering::of(&loaded.game);
                // counts are made by the runner that is there already: only what is walked is watched
                let loaded = Loaded { game: covering.game().clone(), ..loaded };
                self.watched.push(Watched { request: test.request.clone(), loaded, covering });
                self.watched.len() - 1
            }
        };
        let watched = &mut self.watched[place];
        let tested = rule_test::play(&watched.loaded, test, work);
        watched.covering.see(&Witness::Test(test.name.clone(), test.place()));
        self.tests += 1;
        Ok(tested)
    }

    /// Plays random games of every game that was tested.
    ///
    /// # Errors
    /// If the rules of one cannot be started, or a function rule fails.
    pub fn play(&mut self, job: PlayoutsJob, work: &Work) -> Result<(), Diagnostic> {
        self.seed = job.seed;
        for watched in &mut self.watched {
            watched.covering.play(job, work)?;
            self.games += job.games;
        }
        Ok(())
    }

    /// What was seen, script by script. A rule that several games share is told once.
    pub fn answer(&self) -> CoverageAnswer {
        let mut scripts: BTreeMap<Arc<str>, ScriptCoverage> = BTreeMap::new();
        for Watched { request, covering, .. } in &self.watched {
            let game = covering.game();
            for source in &game.sources {
                scripts.entry(source.name.clone()).or_insert_with(|| ScriptCoverage::of(source));
            }
            for seen in covering.rules() {
                let rule = game.rule(seen.rule);
                if let Some(script) = scripts.get_mut(rule.file.as_str()) {
                    script.add_rule(rule, seen, request);
                }
            }
            for seen in covering.stretches() {
                if let Some(script) = scripts.get_mut(&seen.file) {
                    script.add_stretch(seen, request);
                }
            }
        }
        let scripts = scripts.into_values().filter(|script| !script.is_empty());
        let scripts: Vec<ScriptCoverage> = scripts.map(ScriptCoverage::in_order).collect();
        CoverageAnswer::of(self.tests, self.games, self.seed, scripts)
    }
}
