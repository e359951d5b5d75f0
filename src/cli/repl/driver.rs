use super::print::Printer;
use super::saver::Saver;
use crate::cli::failure::Failure;
use crate::cli::streams::Streams;
use crate::diagnostic::{Diagnostic, Source};
use crate::session::answer::TurnAnswer;
use crate::session::command::{Engine, Others, Outcome, Reply};
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
    /// Who decides without being asked.
    pub others: Others,
    /// What prints.
    pub printer: Printer,
    /// What writes.
    pub saver: Saver,
}

impl Driver {
    /// Does what a line says.
    ///
    /// # Errors
    /// If something cannot be printed.
    pub fn line(&mut self, streams: &mut Streams, source: &Source) -> Result<Done, Failure> {
        let reply = self.engine.borrow_mut().refresh_before(&source.text);
        let mut done = Done { refused: !self.refreshed(streams, reply)?, quit: false };
        let (printer, others, saver) = (self.printer, &self.others, &mut self.saver);
        let result: Result<bool, Failure> =
            self.engine.borrow_mut().line(source, |engine, reply: Outcome| {
                done.refused |= reply.is_err();
                done.quit |= matches!(reply, Ok(Reply::Quit {}));
                if matches!(reply, Ok(Reply::Saved { .. })) {
                    saver.settled(engine);
                }
                let reply = reply.map(|reply| others.pass_over(engine, reply));
                // what is told is kept already; another game may take its place before the line ends
                let written = saver.write(streams, engine);
                printer.reply(streams, engine, &reply)?;
                if let Err(error) = written {
                    done.refused = true;
                    printer.reply(streams, engine, &Err(vec![error]))?;
                }
                Ok(())
            });
        result?;
        done.refused |= !self.settle(streams)?;
        Ok(done)
    }

    /// Reads scripts again that were saved; whether all went well.
    ///
    /// # Errors
    /// If something cannot be printed.
    pub fn refresh(&mut self, streams: &mut Streams) -> Result<bool, Failure> {
        let reply = self.engine.borrow_mut().refresh();
        self.refreshed(streams, reply)
    }

    fn refreshed(&self, streams: &mut Streams, reply: Option<Outcome>) -> Result<bool, Failure> {
        let Some(reply) = reply else { return Ok(true) };
        self.printer.reply(streams, &self.engine.borrow(), &reply)?;
        Ok(reply.is_ok())
    }

    /// Lets bots and chance decide, and writes the game; whether all went well.
    ///
    /// # Errors
    /// If something cannot be printed.
    pub fn settle(&mut self, streams: &mut Streams) -> Result<bool, Failure> {
        let before = self.engine.borrow().session().played().len();
        let mut engine = self.engine.borrow_mut();
        let result = self.others.settle(&mut engine);
        let written = self.saver.write(streams, &engine);
        let played = TurnAnswer::since(engine.session(), before);
        if !played.is_empty() {
            self.printer.reply(streams, &engine, &Ok(Reply::Played { played }))?;
        }
        for noticed in engine.noticed() {
            self.printer.reply(streams, &engine, &Ok(noticed))?;
        }
        let errors: Vec<Diagnostic> = result.err().into_iter().chain(written.err()).collect();
        if errors.is_empty() {
            return Ok(true);
        }
        self.printer.reply(streams, &engine, &Err(errors))?;
        Ok(false)
    }
}
