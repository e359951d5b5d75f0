//! The engine of the prompt, asked line by line.

use houserule::diagnostic::Source;
use houserule::session::command::{Engine, Outcome};

/// What comes of a line, reply by reply.
pub fn run(engine: &mut Engine, line: &str) -> Vec<Outcome> {
    let mut replies = Vec::new();
    let tell = |_: &mut Engine, reply: Outcome| -> Result<(), ()> {
        replies.push(reply);
        Ok(())
    };
    engine.line(&Source::new("test", line), tell).unwrap();
    replies
}
