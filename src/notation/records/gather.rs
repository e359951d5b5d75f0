use super::items::{Item, ItemKind};
use super::{Comment, Ending, Record, Tag};
use crate::diagnostic::Span;

/// Puts the parts of a record text together into games.
pub(super) struct Gather<'a> {
    text: &'a str,
    items: &'a [Item],
    records: Vec<Record>,
    open: Record,
    /// Whether the last part was a word of the stretch that is being read.
    running: bool,
}

impl<'a> Gather<'a> {
    pub(super) fn new(text: &'a str, items: &'a [Item]) -> Self {
        Gather { text, items, records: Vec::new(), open: Record::default(), running: false }
    }

    /// The games in their order.
    pub(super) fn records(mut self) -> Vec<Record> {
        let mut index = 0;
        while let Some(item) = self.items.get(index) {
            index += 1;
            match item.kind {
                ItemKind::Tag { name, value, escapes } => self.tag(item.span, name, value, escapes),
                ItemKind::Comment { inside } => self.comment(item.span, inside),
                ItemKind::Number => self.number(),
                ItemKind::Word => match self.ending(index - 1) {
                    Some((ending, words)) => {
                        index += words - 1;
                        let end = self.items.get(index - 1).map_or(item.span.end, |last| last.span.end);
                        self.finish(ending, Span::new(item.span.start, end));
                    }
                    None => self.word(item.span),
                },
            }
        }
        self.close();
        self.records
    }

    fn tag(&mut self, whole: Span, name: Span, value: Span, escapes: bool) {
        if !self.open.movetext.is_empty() || self.open.result.is_some() {
            self.close();
        }
        let text = &self.text[value.range()];
        let value_text = if escapes { unescape(text) } else { text.to_string() };
        let name = self.text[name.range()].to_string();
        self.open.tags.push(Tag { name, value: value_text, span: value });
        self.reach(whole);
    }

    fn comment(&mut self, whole: Span, inside: Span) {
        let text = unescape(&self.text[inside.range()]);
        self.open.comments.push(Comment { text, before: self.open.movetext.len(), span: whole });
        self.reach(whole);
    }

    fn number(&mut self) {
        if self.open.result.is_some() {
            self.close();
        }
        self.running = false;
    }

    fn word(&mut self, span: Span) {
        if self.open.result.is_some() {
            self.close();
        }
        match self.open.movetext.last_mut() {
            Some(stretch) if self.running => stretch.end = span.end,
            _ => self.open.movetext.push(span),
        }
        self.reach(span);
        self.running = true;
    }

    fn finish(&mut self, ending: Ending, span: Span) {
        if self.open.result.is_some() {
            self.close();
        }
        self.open.result = Some((ending, span));
        self.reach(span);
    }

    /// The open game reaches to the end of a part.
    fn reach(&mut self, part: Span) {
        if self.open.span.end == 0 {
            self.open.span.start = part.start;
        }
        self.open.span.end = part.end;
        self.running = false;
    }

    fn close(&mut self) {
        let record = std::mem::take(&mut self.open);
        self.running = false;
        if record.span.end > 0 {
            self.records.push(record);
        }
    }

    /// The ending that starts with a word, and how many words it has.
    fn ending(&self, index: usize) -> Option<(Ending, usize)> {
        let word = self.word_text(index)?;
        if let Some(ending) = Ending::of_word(word) {
            return Some((ending, 1));
        }
        let next = self.word_text(index + 1);
        if word.eq_ignore_ascii_case("draw") && next.is_some_and(|next| next.eq_ignore_ascii_case("agreed")) {
            return Some((Ending::DrawAgreed, 2));
        }
        if word.eq_ignore_ascii_case("resign") {
            return match next.filter(|_| !self.broken(index)) {
                Some(name) => Some((Ending::Resigned(Some(name.to_string())), 2)),
                None => Some((Ending::Resigned(None), 1)),
            };
        }
        let name = next.filter(|_| word.eq_ignore_ascii_case("time") && self.last_line(index))?;
        Some((Ending::TimeOut(name.to_string()), 2))
    }

    fn word_text(&self, index: usize) -> Option<&'a str> {
        let item = self.items.get(index).filter(|item| item.kind == ItemKind::Word)?;
        Some(&self.text[item.span.range()])
    }

    /// Whether a line ends between a part and the next.
    fn broken(&self, index: usize) -> bool {
        match (self.items.get(index), self.items.get(index + 1)) {
            (Some(this), Some(next)) => self.text[this.span.end..next.span.start].contains('\n'),
            _ => true,
        }
    }

    /// Whether two words stand alone on the last line of a game. In the middle of a game `time` is a decision.
    fn last_line(&self, index: usize) -> bool {
        let starts = index == 0 || self.broken(index - 1);
        let after =
            self.items[index + 2..].iter().find(|item| !matches!(item.kind, ItemKind::Comment { .. }));
        let last = after.is_none_or(|item| matches!(item.kind, ItemKind::Tag { .. }));
        starts && !self.broken(index) && last && self.broken(index + 1)
    }
}

/// Takes the backslashes out: `\"`, `\\`, `\}` and `\n`. Before anything else a backslash is itself.
fn unescape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (c, chars.clone().next()) {
            ('\\', Some(escaped @ ('"' | '\\' | '}'))) => {
                chars.next();
                plain.push(escaped);
            }
            ('\\', Some('n')) => {
                chars.next();
                plain.push('\n');
            }
            _ => plain.push(c),
        }
    }
    plain
}
