use super::ahead::Ahead;
use super::{Engine, Entry, Item, split};
use crate::diagnostic::{Source, Span};

/// How many moves of a line are looked at while it is typed.
const MOST: usize = 64;

/// What a stretch of a line that is being typed would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preview {
    /// A legal move.
    Legal,
    /// A move that is not legal.
    Illegal,
    /// Not a move, or not yet.
    Unread,
    /// The name of a command.
    Command,
    /// The name of no command.
    Unknown,
}

impl Engine {
    /// What the parts of a line would do, in order. Parts after a decision of chance are left out.
    pub fn preview(&self, line: &str) -> Vec<(Span, Preview)> {
        let source = Source::new("", line);
        let mut parts = Vec::new();
        for item in split(line) {
            match item {
                Item::Moves(span) => self.preview_moves(&source, span, &mut parts),
                Item::Command { name, .. } => {
                    let typed = &line[name.range()];
                    let preview = match Entry::find(typed) {
                        Some(_) => Preview::Command,
                        None if typed.is_empty() || !Entry::beginning(typed).is_empty() => Preview::Unread,
                        None => Preview::Unknown,
                    };
                    let span = Span::new(name.start.saturating_sub(1), name.end);
                    parts.push((span, preview));
                }
            }
        }
        parts
    }

    fn preview_moves(&self, source: &Source, span: Span, parts: &mut Vec<(Span, Preview)>) {
        let mut ahead = Ahead::of(self.session());
        let mut end = span.start;
        for phrase in self.session().notation().read_all(source, span).take(MOST) {
            if ahead.by_chance() {
                return;
            }
            let Ok(phrase) = phrase else {
                parts.push((Span::new(end, span.end), Preview::Unread));
                return;
            };
            end = phrase.span.end;
            if !ahead.make(source, &phrase) {
                parts.push((phrase.span, Preview::Illegal));
                return;
            }
            parts.push((phrase.span, Preview::Legal));
        }
    }
}
