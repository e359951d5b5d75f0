use super::args::Program;
use super::dispatch::dispatch;
use super::exit::Exit;
use super::failure::Failure;
use super::streams::Streams;
use super::{fault, interrupt, welcome};
use crate::diagnostic::{Diagnostic, Kind};
use crate::script::Budget;
use crate::session::file::plain;
use clap::Parser;
use std::io::{self, Write};
use std::process::ExitCode;

/// Deep rules and deep grammars need more stack than a main thread has everywhere.
const STACK: usize = 64 << 20;

/// The program: reads the command line, does what it says, and says how that ended.
pub fn main() -> ExitCode {
    fault::quiet();
    let body = std::thread::Builder::new().stack_size(STACK).spawn(body);
    body.ok().and_then(|body| body.join().ok()).unwrap_or(Exit::Fault).into()
}

fn body() -> Exit {
    let wants_json = std::env::args_os().any(|word| word == "--json");
    let mut streams = Streams::new(wants_json);
    let result = match fault::guard(|| run(&mut streams)) {
        Ok(result) => result,
        Err(fault) => Err(fault.into()),
    };
    let told = result.or_else(|failure| tell(&mut streams, failure));
    match told.and_then(|exit| streams.out.flush().map(|()| exit)) {
        Ok(exit) => exit,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Good,
        Err(error) => {
            streams.say(&format!("error: the answer cannot be written: {}", plain(&error)));
            Exit::Unreadable
        }
    }
}

fn tell(streams: &mut Streams, failure: Failure) -> io::Result<Exit> {
    match failure {
        Failure::Told(errors) => {
            let mut exit = Exit::Good;
            for error in &errors {
                exit = exit.max(streams.tell(error)?);
            }
            Ok(exit)
        }
        Failure::Output(error) => Err(error),
        Failure::Interrupted => Ok(interrupt::exit()),
    }
}

fn run(streams: &mut Streams) -> Result<Exit, Failure> {
    let program = match Program::try_parse() {
        Ok(program) => program,
        Err(error) => return misread(streams, &error),
    };
    interrupt::listen();
    streams.ascii |= program.ascii;
    match program.command {
        None => {
            welcome::welcome(&mut streams.out)?;
            Ok(Exit::Good)
        }
        Some(command) => {
            let limits = program.limit.iter();
            dispatch(streams, command, limits.fold(Budget::default(), |budget, limit| limit.on(budget)))
        }
    }
}

/// Answers a command line that is a question for help, or that cannot be understood.
fn misread(streams: &mut Streams, error: &clap::Error) -> Result<Exit, Failure> {
    if !error.use_stderr() {
        write!(streams.out, "{}", error.render().ansi())?;
        return Ok(Exit::Good);
    }
    if streams.json {
        let text = error.render().to_string();
        let first = text.lines().take_while(|line| !line.trim().is_empty());
        let message = first.map(str::trim).collect::<Vec<_>>().join(" ");
        let message = message.trim_start_matches("error: ").to_string();
        return Err(Diagnostic::new(Kind::Usage, message).into());
    }
    streams.say(error.render().ansi().to_string().trim_end());
    Ok(Exit::Usage)
}
