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

/// Other names that people type.
const ALSO: &[(&str, Word)] =
    &[("?", Word::Help), ("exit", Word::Quit), ("b", Word::Board), ("w", Word::Why)];

impl Entry {
    /// The command of a name, or of the beginning of one that begins no other.
    pub fn find(name: &str) -> Option<&'static Entry> {
        match Entry::beginning(name).as_slice() {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The command of a name; else all whose names begin so.
    pub fn beginning(name: &str) -> Vec<&'static Entry> {
        let also = ALSO.iter().find(|(other, _)| *other == name).map(|(_, word)| *word);
        let is = |entry: &&Entry| entry.name == name || also == Some(entry.word);
        match super::TABLE.iter().find(is) {
            Some(entry) => vec![entry],
            None if name.is_empty() => Vec::new(),
            None => super::TABLE.iter().filter(|entry| entry.name.starts_with(name)).collect(),
        }
    }
}
