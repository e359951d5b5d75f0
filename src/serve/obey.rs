use super::answer::{Answer, units};
use super::listed::listed;
use super::order::Order;
use super::table::Table;
use super::touched::why_touched;
use crate::diagnostic::{Diagnostic, Kind, Source};
use crate::script::Request;
use crate::session::answer::WhyAnswer;
use crate::session::command::{Item, Outcome, Reply, split};
use crate::session::file::{RecordFile, Selected};
use crate::session::set_option;
use std::convert::Infallible;
use std::sync::Arc;

/// The longest text that is completed; nobody types more.
const TYPED: usize = 400;
/// What the texts of a page are called in messages.
const PAGE: &str = "the page";

impl Table {
    /// Does what is asked for; whether anything may look different now.
    pub(super) fn obey(&mut self, order: Order) -> (Answer, bool) {
        match order {
            Order::Play { text } => self.moves(&text).map_or_else(unchanged, |()| self.line(text)),
            Order::Why { text } => {
                let asked = self
                    .moves(&text)
                    .and_then(|()| WhyAnswer::about(self.engine.session(), &Source::new(PAGE, text)));
                (asked.map_or_else(Answer::from, |answer| Answer::Why(Box::new(answer))), false)
            }
            Order::WhyTouched { cells } => {
                let asked = why_touched(self.engine.session(), &cells);
                (asked.map_or_else(Answer::from, |answer| Answer::Why(Box::new(answer))), false)
            }
            Order::Complete { text } => (self.complete(&text), false),
            Order::Undo {} => self.line(":undo"),
            Order::Redo {} => self.line(":redo"),
            Order::Go { made } => self.go(made),
            Order::Step {} => self.line(":step"),
            Order::StepBack {} => self.line(":step back"),
            Order::Now {} => {
                self.step = None;
                (Answer::done(), true)
            }
            Order::Random {} => self.line(":random"),
            Order::Accept {} => {
                let (answer, changed) = self.line(":accept");
                if matches!(answer, Answer::Done { .. }) {
                    self.trouble.clear();
                }
                (answer, changed)
            }
            Order::New { game, set, with, seed } => self.begin(game, &set, with, seed),
            Order::Load { record } => self.load(record),
            Order::Record {} => {
                let name =
                    self.engine.session().game().name.replace(|letter: char| !letter.is_alphanumeric(), "-");
                (Answer::Record { record: self.engine.record(), name: format!("{name}.record") }, false)
            }
        }
    }

    /// A text of moves alone.
    ///
    /// # Errors
    /// [`Kind::Usage`] if there is a command in it: those read and write files.
    fn moves(&self, text: &str) -> Result<(), Diagnostic> {
        let command = split(text).into_iter().find_map(|item| match item {
            Item::Command { name, .. } => Some(name),
            Item::Moves(_) => None,
        });
        command.map_or(Ok(()), |at| {
            let error = Diagnostic::new(Kind::Usage, "a page takes moves, and no commands of the prompt");
            Err(error.at(&Source::new(PAGE, text), at).help("the buttons do what is needed"))
        })
    }

    fn line(&mut self, line: impl Into<Arc<str>>) -> (Answer, bool) {
        let (mut errors, mut said) = (Vec::new(), String::new());
        let (mut step, others) = (None, &self.others);
        let told: Result<bool, Infallible> =
            self.engine.line(&Source::new(PAGE, line), |engine, reply: Outcome| {
                match reply.map(|reply| others.pass_over(engine, reply)) {
                    Err(found) => errors.extend(found),
                    Ok(Reply::Step(answer)) => step = Some(answer),
                    Ok(Reply::Now { done, .. }) => said = done,
                    Ok(_) => {}
                }
                Ok(())
            });
        let fine = told.unwrap_or_else(|never| match never {}) && errors.is_empty();
        self.step = if fine || step.is_some() { step } else { self.step.take() };
        if fine { (self.done(said), true) } else { (Answer::refused(&errors), true) }
    }

    fn done(&mut self, said: String) -> Answer {
        let said = said.split("; `:").next().unwrap_or_default().to_string();
        if !said.is_empty() {
            self.news.tell(said.as_str());
        }
        Answer::Done { done: said }
    }

    /// Goes to where so many decisions that were not automatic are made.
    fn go(&mut self, made: usize) -> (Answer, bool) {
        let now = self.made();
        self.step = None;
        while self.made() != made && self.engine.step(made < now) {}
        (Answer::done(), true)
    }

    fn made(&self) -> usize {
        self.engine.session().played().iter().filter(|played| !played.automatic).count()
    }

    fn complete(&self, text: &str) -> Answer {
        if text.len() > TYPED || self.moves(text).is_err() {
            return Answer::Completed { start: 0, texts: Vec::new() };
        }
        let found = self.engine.complete(text);
        Answer::Completed { start: units(text, found.start), texts: found.texts }
    }

    fn begin(
        &mut self,
        game: Option<String>,
        set: &[(String, String)],
        with: Vec<String>,
        seed: Option<u64>,
    ) -> (Answer, bool) {
        let mut request = Request::game(game.unwrap_or_else(|| self.engine.request().game.clone()));
        set.iter().for_each(|(key, value)| set_option(&mut request, key, value));
        request.with = with;
        let begun = listed(&self.engine, &self.first, &request).map_err(Vec::from);
        let begun = begun
            .and_then(|()| self.engine.begin(request, seed.unwrap_or_else(|| rand::random::<u32>().into())));
        self.instead(begun)
    }

    fn load(&mut self, record: String) -> (Answer, bool) {
        let file = Arc::new(RecordFile::of(Source::new("the record", record)));
        let games = file.records.len();
        let selected =
            if games > 1 { Ok(Selected { file, index: 0 }) } else { Selected::only(file, "the record") };
        let request = selected.and_then(|selected| Ok((selected.request()?, selected)));
        let taken = request.map_err(Vec::from).and_then(|(request, selected)| {
            listed(&self.engine, &self.first, &request)?;
            self.engine.take_up(request, &selected, "the record")
        });
        if games > 1 {
            self.news.tell(format!("the first of {games} games in the record"));
        }
        self.instead(taken)
    }

    /// What is answered when another game took the place of this one.
    fn instead(&mut self, outcome: Outcome) -> (Answer, bool) {
        self.step = None;
        match outcome {
            Ok(Reply::Now { done, .. }) => {
                self.trouble.clear();
                (self.done(done), true)
            }
            Ok(_) => (Answer::done(), true),
            Err(errors) => (Answer::refused(&errors), true),
        }
    }
}

fn unchanged(error: Diagnostic) -> (Answer, bool) {
    (Answer::from(error), false)
}
