use super::ahead::Ahead;
use super::{Completion, Engine, Entry, Item, TABLE, split};
use crate::board::Point;
use crate::diagnostic::{Source, Span};

/// How many words a decision that is completed may have.
const MOST_WORDS: usize = 6;

/// What could stand in the place of the end of a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Candidates {
    /// Where in the line the part begins that they would replace.
    pub start: usize,
    /// The texts, sorted; all begin like that part, in upper or lower case.
    pub texts: Vec<String>,
    /// Whether a file is wanted there, which whoever asks knows better.
    pub files: bool,
}

impl Engine {
    /// What could complete a line.
    pub fn complete(&self, line: &str) -> Candidates {
        match split(line).pop() {
            Some(Item::Command { name, argument }) => self.complete_command(line, name, argument),
            Some(Item::Moves(span)) => self.complete_moves(line, span.start),
            None => self.complete_moves(line, line.len()),
        }
    }

    fn complete_command(&self, line: &str, name: Span, argument: Span) -> Candidates {
        if name.end == line.len() {
            let names = TABLE.iter().map(|entry| format!(":{}", entry.name));
            return beginning(line, name.start - 1, names);
        }
        let Some(entry) = Entry::find(&line[name.range()]) else { return Candidates::default() };
        let start = if argument.start < argument.end { argument.start } else { line.len() };
        let game = self.session().game();
        match entry.completion {
            Completion::Nothing => Candidates::default(),
            Completion::Moves => self.complete_moves(line, start),
            Completion::Cells => {
                let names =
                    (0..game.board.cells() as u16).map(|cell| game.board.name(Point(cell)).to_string());
                beginning(line, start, names)
            }
            Completion::Rules => beginning(line, start, game.rules.iter().map(|rule| rule.name.clone())),
            Completion::Commands => beginning(line, start, TABLE.iter().map(|entry| entry.name.to_string())),
            Completion::Options => {
                beginning(line, start, game.options.iter().map(|option| option.name.clone()))
            }
            Completion::Variants => beginning(line, start, self.variants().into_iter()),
            Completion::Files => Candidates { start, texts: Vec::new(), files: true },
        }
    }

    /// The house rules of the game's family, by their bare names.
    pub fn variants(&self) -> Vec<String> {
        let family = self.request().game.split('/').next().unwrap_or_default();
        let names = self.shelf.library().names();
        let bare = names.iter().filter_map(|name| name.strip_prefix(family)?.strip_prefix('/'));
        bare.map(str::to_string).collect()
    }

    /// The open decisions that the end of a line may become, after the moves that stand before it.
    fn complete_moves(&self, line: &str, from: usize) -> Candidates {
        let source = Source::new("", line);
        let ends = |at: &usize| *at == from || line[..*at].ends_with([' ', '\t', ';']);
        let starts: Vec<usize> =
            (from..=line.len()).filter(|at| line.is_char_boundary(*at)).filter(ends).collect();
        let starts = starts.into_iter().rev().take(MOST_WORDS).rev();
        let mut found = Candidates::default();
        // the longest end of the line that begins some decision counts: texts may hold spaces
        for start in starts {
            let mut ahead = Ahead::of(self.session());
            let before = Span::new(from, start);
            let mut phrases = self.session().notation().read_all(&source, before);
            let played = phrases.all(|phrase| phrase.is_ok_and(|phrase| ahead.make(&source, &phrase)));
            if played && !ahead.by_chance() {
                found = beginning(line, start, ahead.open().into_iter());
            }
            if !found.texts.is_empty() {
                break;
            }
        }
        found
    }
}

/// The texts that begin like the end of a line.
fn beginning(line: &str, start: usize, texts: impl Iterator<Item = String>) -> Candidates {
    let part = line[start..].to_lowercase();
    let mut texts: Vec<String> = texts.filter(|text| text.to_lowercase().starts_with(&part)).collect();
    texts.sort();
    texts.dedup();
    Candidates { start, texts, files: false }
}
