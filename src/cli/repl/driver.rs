use super::bots::Bots;
use super::print::Printer;
use super::saver::Saver;
use crate::cli::failure::Failure;
use crate::cli::interrupt;
use crate::cli::streams::Streams;
use crate::diagnostic::{Diagnostic, Source};
use crate::session::answer::TurnAnswer;
use crate::session::command::{Engine, Outcome, Reply};
use std::cell::RefCell;
use std::rc::Rc;

/// What a line came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// Something in it was refused.
    pub refused: bool,
    /// It asks to leave.
    pub quit: bool,
}

/// Hands lines to the engine, lets bots and chance decide, prints and saves what came of it.
#[derive(Debug)]
pub struct Driver {
    /// The game; the line editor looks at it too.
    pub engine: Rc<RefCell<Engine>>,
    /// Who is played for.
    pub bots: Bots,
    /// What prints.
    pub printer: Printer,
    /// What writes.
    pub saver: Saver,
    /// Whether chance decides at once, and not only when somebody wants to go on.
    pub eager: bool,
}

impl Driver {
    /// Does what a line says.
    ///
    /// # Errors
    /// If something cannot be printed.
    pub fn line(&mut self, streams: &mut Streams, source: &Source) -> Result<Done, Failure> {
        let mut done = Done::default();
        let (printer, mut saved) = (&self.printer, false);
        let result = self.engine.borrow_mut().line(source, |engine, reply: Outcome| {
            done.refused |= reply.is_err();
            done.quit |= matches!(reply, Ok(Reply::Quit {}));
            saved |= matches!(reply, Ok(Reply::Saved { .. }));
            printer.reply(streams, engine, &reply)
        });
        interrupt::clear();
        result?;
        done.refused |= !self.settle(streams)?;
        if saved {
            self.saver.settled();
        }
        Ok(done)
    }

    /// Lets bots and chance decide, and writes the game; whether all went well.
    ///
    /// # Errors
    /// If something cannot be printed.
    pub fn settle(&mut self, streams: &mut Streams) -> Result<bool, Failure> {
        let before = self.engine.borrow().session().played().len();
        let result = self.others();
        let engine = self.engine.borrow();
        let played = TurnAnswer::since(engine.session(), before);
        if !played.is_empty() {
            self.printer.reply(streams, &engine, &Ok(Reply::Played { played }))?;
        }
        let result = result.and_then(|()| self.saver.write(streams, &engine));
        match result {
            Ok(()) => Ok(true),
            Err(error) => {
                self.printer.reply(streams, &engine, &Err(vec![error]))?;
                Ok(false)
            }
        }
    }

    fn others(&mut self) -> Result<(), Diagnostic> {
        let mut engine = self.engine.borrow_mut();
        loop {
            if self.eager || !self.bots.is_empty() {
                engine.draw()?;
            }
            if !self.bots.decide(engine.session().decider()) || interrupt::stopped() {
                return Ok(());
            }
            engine.play_random()?;
        }
    }
}
