use super::fault::diagnostic;
use super::finish::finish;
use super::meter::Meter;
use super::plan::Plan;
use super::require::run;
use super::rule_test::RuleTest;
use super::sandbox;
use super::scripts::{Script, Scripts};
use super::settings::Settings;
use super::shared::Shared;
use super::values::{GameValue, WRONG};
use crate::diagnostic::{Diagnostic, Kind};
use crate::rule::Game;
use mlua::{Lua, Value};
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::Arc;

/// A Lua machine in which the scripts of one game are loaded.
pub(super) struct Machine {
    pub lua: Lua,
    pub shared: Rc<Shared>,
}

/// How often a game is loaded again because a variant asks for other defaults of options.
const MOST_ROUNDS: usize = 4;

impl Machine {
    /// Loads the scripts of a plan and puts the game together. Says what defaults variants asked for.
    ///
    /// # Errors
    /// All that was found wrong.
    pub fn load(plan: &mut Plan, shelves: &Rc<dyn Scripts>) -> Result<(Machine, Game), Vec<Diagnostic>> {
        for _ in 0..MOST_ROUNDS {
            let machine = Machine::new(plan, shelves)?;
            let run = guarded(|| machine.run(plan));
            let presets: Vec<_> = {
                let draft = machine.shared.draft.borrow();
                draft.presets.iter().map(|(name, value, _)| (name.clone(), value.clone())).collect()
            };
            if presets != plan.presets {
                plan.presets = presets;
                continue;
            }
            if let Some(refusal) = machine.shared.refusal.take() {
                return Err(vec![refusal]);
            }
            if let Err(error) = run {
                return Err(machine.findings_and(error));
            }
            machine.check_options(plan);
            let variants = plan.layers.iter().map(|(name, _)| name.clone()).collect();
            let game = guarded(|| Ok(finish(&machine.shared, &plan.name, variants)));
            let findings = machine.shared.findings.take();
            return match game {
                Err(error) => Err(vec![error]),
                Ok(Some(game)) if findings.is_empty() => Ok((machine, game)),
                Ok(_) => Err(in_order(findings)),
            };
        }
        let message = "variants ask for ever other defaults of options";
        Err(vec![Diagnostic::new(Kind::Script, message)])
    }

    /// Runs a file of rule tests, and gives the tests that it declares.
    ///
    /// # Errors
    /// All that was found wrong.
    pub fn tests(plan: &Plan, shelves: &Rc<dyn Scripts>) -> Result<Vec<RuleTest>, Vec<Diagnostic>> {
        let machine = Machine::new(plan, shelves)?;
        let shared = &machine.shared;
        shared.testing.set(true);
        shared.laying.set(true);
        shared.meter.enter();
        let result = guarded(|| {
            run(&machine.lua, shared, &plan.game).map(|_| ()).map_err(|error| diagnostic(shared, &error))
        });
        shared.meter.leave();
        result.map_err(|error| machine.findings_and(error))?;
        let findings = shared.findings.take();
        if findings.is_empty() { Ok(shared.tests.take()) } else { Err(in_order(findings)) }
    }

    fn new(plan: &Plan, shelves: &Rc<dyn Scripts>) -> Result<Machine, Vec<Diagnostic>> {
        let settings =
            Settings { set: plan.set.clone(), lots: plan.lots.clone(), presets: plan.presets.clone() };
        let shared = Rc::new(Shared {
            findings: Default::default(),
            refusal: Default::default(),
            files: Default::default(),
            draft: Default::default(),
            sources: Default::default(),
            functions: Default::default(),
            running: Default::default(),
            meter: Meter::new(plan.budget),
            copied: Default::default(),
            steps: Default::default(),
            settings: settings.into(),
            shelves: shelves.clone(),
            scripts: Default::default(),
            loaded: Default::default(),
            open: Default::default(),
            laying: Default::default(),
            testing: Default::default(),
            tested: Default::default(),
            tests: Default::default(),
            asked: Default::default(),
            world: Default::default(),
            watcher: Default::default(),
            chunks: plan.counting.then(RefCell::default),
        });
        let lua = sandbox::machine(&shared, plan.budget)
            .map_err(|error| vec![Diagnostic::new(Kind::Internal, error.to_string())])?;
        Ok(Machine { lua, shared })
    }

    fn run(&self, plan: &Plan) -> Result<(), Diagnostic> {
        self.run_game(&plan.game)?;
        for (_, script) in &plan.layers {
            self.shared.laying.set(true);
            self.run_game(script)?;
        }
        self.shared.laying.set(false);
        Ok(())
    }

    /// Runs a script that must return a game.
    fn run_game(&self, script: &Script) -> Result<(), Diagnostic> {
        let before = self.shared.draft.borrow().layers.len();
        self.shared.meter.enter();
        let value = run(&self.lua, &self.shared, script);
        self.shared.meter.leave();
        let value = value.map_err(|error| diagnostic(&self.shared, &error))?;
        let is_game = value.as_userdata().is_some_and(|data| data.is::<GameValue>());
        let found_already = !self.shared.findings.borrow().is_empty();
        if !is_game && !found_already {
            let is_code = |line: &&str| !line.trim().is_empty() && !line.trim().starts_with("--");
            let lines: Vec<&str> = script.source.text.lines().collect();
            let line = lines.iter().rposition(is_code).map_or(1, |last| last + 1);
            let span = script.source.line_span(line).unwrap_or_default();
            let what = match value {
                Value::Nil => "returns nothing".to_string(),
                other => format!("returns {}", super::read::found(&other)),
            };
            let message = format!("a script of rules returns its game, and this one {what}");
            return Err(Diagnostic::new(Kind::Script, message)
                .at(&script.source, span)
                .help("`return NAME`, where `local NAME = game \"...\" { ... }`"));
        }
        if before > 0 && self.shared.draft.borrow().layers.len() == before && !found_already {
            let message = format!("`{}` is no house rule: it declares no variant", script.source.name);
            return Err(
                Diagnostic::new(Kind::Script, message).help("`require(\"GAME\"):variant \"name\" { ... }`")
            );
        }
        Ok(())
    }

    /// Every option that is set must have been declared.
    fn check_options(&self, plan: &Plan) {
        let draft = self.shared.draft.borrow();
        let known: Vec<&str> = draft.options.iter().map(|option| option.name.as_str()).collect();
        let wrong = |name: &str, kind: Kind| {
            let game = draft.name.clone().unwrap_or_default();
            let error = Diagnostic::new(kind, format!("the game `{game}` has no option `{name}`"));
            let error = error.nearest(name, known.iter().copied());
            match (&error.help, known.is_empty()) {
                (None, false) => error.help(format!("there are: {}", known.join(", "))),
                (None, true) => error.help("it has no options"),
                _ => error,
            }
        };
        let unknown = |name: &String| !known.contains(&name.as_str()) && !draft.refused.contains(name);
        for (name, _) in plan.set.iter().filter(|(name, _)| unknown(name)) {
            self.shared.find(wrong(name, Kind::Usage));
        }
        for (name, _, at) in draft.presets.iter().filter(|(name, ..)| unknown(name)) {
            let error = wrong(name, Kind::Script);
            let mut placed = self.shared.error(*at, &[name], error.message.clone());
            placed.help = error.help.clone();
            self.shared.find(placed);
        }
    }

    /// All that was found, and what ended the run unless it follows from something found before.
    fn findings_and(&self, error: Diagnostic) -> Vec<Diagnostic> {
        let mut findings = self.shared.findings.take();
        if findings.is_empty() || !error.message.contains(WRONG) {
            findings.push(error);
        }
        in_order(findings)
    }
}

/// Findings in the order of their files and lines.
fn in_order(mut findings: Vec<Diagnostic>) -> Vec<Diagnostic> {
    findings
        .sort_by_key(|finding| finding.at.as_ref().map(|(source, span)| (source.name.clone(), span.start)));
    findings
}

/// Runs something of ours that a script called upon; a panic in it becomes a finding.
pub(super) fn guarded<T>(run: impl FnOnce() -> Result<T, Diagnostic>) -> Result<T, Diagnostic> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<&str>().map(|said| (*said).to_string());
        let said = said.or_else(|| panic.downcast_ref::<String>().cloned());
        let said = said.unwrap_or_else(|| "a part of the program gave up".to_string());
        Err(Diagnostic::new(Kind::Internal, said))
    })
}

impl Machine {
    /// From now on only functions run; the game is known to what they ask.
    pub fn start(&self, game: Arc<Game>) {
        self.shared.running.set(true);
        if let Some(world) = self.shared.world.get() {
            world.game.set(game).ok();
        }
    }
}
