use super::answer::Trouble;
use super::news::News;
use super::rules::Rules;
use super::server::Server;
use super::state::{Beside, Reloaded, State};
use crate::analysis::Work;
use crate::diagnostic::Diagnostic;
use crate::rule::Game;
use crate::script::Request;
use crate::session::answer::StepAnswer;
use crate::session::command::{Engine, Others, Reply};
use crate::session::{Bell, Timer};
use std::sync::Arc;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

/// How often it is looked whether a script was saved, the timer has run out, or the program is to end.
const LOOK: Duration = Duration::from_millis(150);

/// A game that pages play: does what they ask for, one after the other, and shows all of them what came of it.
#[derive(Debug)]
pub struct Table {
    pub(super) engine: Engine,
    /// What the command line asked for.
    pub(super) first: Request,
    pub(super) others: Others,
    timer: Option<Timer>,
    /// What the timer has to tell.
    bells: Vec<Bell>,
    pub(super) news: News,
    pub(super) trouble: Vec<Trouble>,
    reloaded: Option<Reloaded>,
    pub(super) step: Option<StepAnswer>,
    /// What may be chosen for the game that it was asked for last.
    rules: Option<(Arc<Game>, Arc<Rules>)>,
    version: u64,
    work: &'static Work,
}

impl Table {
    /// A game to be played, until `stop` becomes true.
    pub fn new(engine: Engine, others: Others, timer: Option<Timer>, work: &'static Work) -> Table {
        let first = engine.request().clone();
        Table {
            engine,
            first,
            others,
            timer,
            bells: Vec::new(),
            news: News::default(),
            trouble: Vec::new(),
            reloaded: None,
            step: None,
            rules: None,
            version: 0,
            work,
        }
    }

    /// The game.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Plays until the program is to end. `after` is called whenever the game may have changed; what it refuses is
    /// told on the pages.
    pub fn run(&mut self, server: &Server, mut after: impl FnMut(&Engine) -> Result<(), Diagnostic>) {
        self.changed(server, &mut after);
        while !self.work.is_stopped() {
            let asked = server.next(self.patience());
            let refreshed = self.refresh() | self.ring();
            match asked {
                Ok(ask) => {
                    let (answer, changed) = self.obey(ask.order);
                    if changed || refreshed {
                        self.changed(server, &mut after);
                    }
                    // a page that did not wait for the answer sees the state all the same
                    let _ = ask.answer.send(answer);
                }
                Err(RecvTimeoutError::Timeout) if refreshed => self.changed(server, &mut after),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// How long to wait for an order at most.
    fn patience(&self) -> Duration {
        let left = self.timer.as_ref().and_then(|timer| timer.left(Instant::now()));
        left.map_or(LOOK, |left| left.min(LOOK))
    }

    /// Lets others decide, keeps the game, and shows it.
    fn changed(&mut self, server: &Server, after: &mut impl FnMut(&Engine) -> Result<(), Diagnostic>) {
        let settled = self.others.settle(&mut self.engine);
        for error in [settled, after(&self.engine)].into_iter().filter_map(Result::err) {
            self.news.tell(error.message.as_str());
        }
        let now = Instant::now();
        if let Some(timer) = &mut self.timer {
            self.bells = timer.look(self.engine.session(), now);
        }
        self.version += 1;
        let left = self.timer.as_ref().and_then(|timer| timer.left(now));
        let beside = Beside {
            version: self.version,
            news: self.news.items(),
            trouble: self.trouble.clone(),
            reloaded: self.reloaded.clone(),
            step: self.step.clone(),
            timer: left.map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX)),
        };
        let rules = self.rules();
        // it is plain data: that it cannot be written does not happen
        if let Ok(text) = serde_json::to_string(&State::of(&self.engine, &rules, beside)) {
            server.show(text.into());
        }
    }

    /// What may be chosen; looked for once for each game.
    fn rules(&mut self) -> Arc<Rules> {
        let game = self.engine.session().game();
        if let Some((known, rules)) = self.rules.as_ref().filter(|(known, _)| Arc::ptr_eq(known, game)) {
            let _ = known;
            return rules.clone();
        }
        let rules = Arc::new(Rules::of(&self.engine));
        self.rules = Some((game.clone(), rules.clone()));
        rules
    }

    /// Reads scripts again that were saved; whether any were.
    fn refresh(&mut self) -> bool {
        match self.engine.refresh() {
            None => return false,
            Some(Ok(Reply::Reloaded(answer))) => {
                self.trouble.clear();
                let number = self.reloaded.as_ref().map_or(1, |last| last.number + 1);
                self.reloaded = Some(Reloaded { number, done: answer.done, changes: answer.changes });
                self.step = None;
            }
            Some(Ok(_)) => {}
            Some(Err(errors)) => self.trouble = errors.iter().map(Trouble::of).collect(),
        }
        true
    }

    /// Tells what is due, and says that time is up; whether there was anything.
    fn ring(&mut self) -> bool {
        let now = Instant::now();
        let Some(timer) = &self.timer else { return false };
        if let Some(text) = timer.run_out(now) {
            self.news.tell("time is up");
            if let Err(error) = self.engine.play(&text) {
                self.news.tell(error.message.as_str());
                self.timer = None;
            }
            return true;
        }
        let running = timer.left(now).is_some();
        let due = self.bells.iter().filter(|bell| !running && bell.at <= now);
        let due: Vec<String> = due.map(|bell| bell.text.clone()).collect();
        self.bells.retain(|bell| bell.at > now);
        due.iter().for_each(|text| self.news.tell(text.as_str()));
        !due.is_empty()
    }
}
