use super::{Completion, Word};

/// One command: its name, what may follow, what it does, what completes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Which command.
    pub word: Word,
    /// What is typed after the colon.
    pub name: &'static str,
    /// What may follow, for the help.
    pub arguments: &'static str,
    /// What it does, for the help.
    pub help: &'static str,
    /// What completes its argument.
    pub completion: Completion,
    /// Whether the rest of the line belongs to it, even words that look like commands.
    pub takes_line: bool,
}

impl Entry {
    /// The command of a name.
    pub fn find(name: &str) -> Option<&'static Entry> {
        super::TABLE.iter().find(|entry| entry.name == name)
    }
}
