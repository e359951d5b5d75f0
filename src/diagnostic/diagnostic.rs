use super::{Kind, Source, Span};
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use std::fmt;
use std::ops::{Deref, DerefMut};

/// One error or finding: its kind, a sentence, the place it points at, and what helps.
///
/// Messages are lower case, with names in backticks, and say what was expected and what was found.
/// One word wide, so that results that carry it stay small; its parts are those of [`Report`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic(Box<Report>);

/// The parts of a [`Diagnostic`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What kind of thing went wrong.
    pub kind: Kind,
    /// One sentence without a full stop.
    pub message: String,
    /// The text it points into, and where.
    pub at: Option<(Source, Span)>,
    /// A word or two beside the mark under the text.
    pub label: Option<String>,
    /// What is worth knowing besides: candidates, a traceback.
    pub notes: Vec<String>,
    /// What to do, or the nearest thing that exists.
    pub help: Option<String>,
    /// The turn at which it happened, in a game that was replayed.
    pub ply: Option<u32>,
}

impl Deref for Diagnostic {
    type Target = Report;

    fn deref(&self) -> &Report {
        &self.0
    }
}

impl DerefMut for Diagnostic {
    fn deref_mut(&mut self) -> &mut Report {
        &mut self.0
    }
}

/// The most letters of a message or of what helps, and how many of its beginning and its end are kept of a longer one.
const MOST: usize = 1000;
const HEAD: usize = 600;
const TAIL: usize = 200;

fn shortened(text: String) -> String {
    if text.len() <= MOST {
        return text;
    }
    let letters: Vec<char> = text.chars().collect();
    if letters.len() <= MOST {
        return text;
    }
    let (head, tail) = (&letters[..HEAD], &letters[letters.len() - TAIL..]);
    head.iter().chain(&[' ', '…', ' ']).chain(tail).collect()
}

impl Diagnostic {
    /// An error without a place. Of a message that quotes more than anybody reads the middle is left out.
    pub fn new(kind: Kind, message: impl Into<String>) -> Self {
        Diagnostic(Box::new(Report {
            kind,
            message: shortened(message.into()),
            at: None,
            label: None,
            notes: Vec::new(),
            help: None,
            ply: None,
        }))
    }

    /// Points at a stretch of a text.
    pub fn at(mut self, source: &Source, span: Span) -> Self {
        self.at = Some((source.clone(), span));
        self
    }

    /// Says a word or two beside the mark.
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// Adds something worth knowing.
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Says what to do.
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(shortened(help.into()));
        self
    }

    /// Names the nearest known name, if one is near.
    pub fn nearest<'a>(self, wrong: &str, known: impl IntoIterator<Item = &'a str>) -> Self {
        match super::nearest(wrong, known) {
            Some(name) => self.help(format!("did you mean `{name}`?")),
            None => self,
        }
    }

    /// Says at which turn it happened.
    pub fn ply(mut self, ply: u32) -> Self {
        self.ply = Some(ply);
        self
    }

    /// `file:line:column` of the place, if it has one.
    pub fn place(&self) -> Option<String> {
        let (source, span) = self.at.as_ref()?;
        let (line, column) = source.line_column(span.start);
        Some(format!("{}:{line}:{column}", source.name))
    }

    /// The whole error with the text it points at marked, for a person; `colour` for a terminal.
    pub fn render(&self, colour: bool) -> String {
        self.render_as(Level::ERROR, colour)
    }

    /// The same as a remark: something that may be as it is meant.
    pub fn render_remark(&self, colour: bool) -> String {
        self.render_as(Level::WARNING.with_name("remark"), colour)
    }

    fn render_as(&self, level: Level<'_>, colour: bool) -> String {
        let title = match self.kind {
            Kind::Internal => format!("fault of the program: {}", self.message),
            _ => self.message.clone(),
        };
        let title = match self.ply {
            Some(ply) => format!("{title} (after ply {ply})"),
            None => title,
        };
        let mut group = Group::with_title(level.primary_title(title));
        if let Some((source, span)) = &self.at {
            let (text, from, span) = window(&source.text, *span);
            let mut mark = AnnotationKind::Primary.span(span.range());
            if let Some(label) = &self.label {
                mark = mark.label(label.clone());
            }
            group = group.element(
                Snippet::source(text)
                    .path(source.name.to_string())
                    .line_start(from + source.first_line - 1)
                    .annotation(mark),
            );
        }
        for note in &self.notes {
            group = group.element(Level::NOTE.message(note.clone()));
        }
        if let Some(help) = &self.help {
            group = group.element(Level::HELP.message(help.clone()));
        }
        let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
        renderer.render(&[group]).to_string()
    }
}

/// The lines around a span, cut short where a line is very long: text, number of its first line, span in it.
fn window(text: &str, span: Span) -> (String, usize, Span) {
    const WIDEST: usize = 60;
    let boundary = |mut at: usize| {
        at = at.min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let (start, end) = (boundary(span.start), boundary(span.end));
    let line_start = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let line_end = text[end..].find('\n').map_or(text.len(), |at| end + at);
    let number = text[..line_start].matches('\n').count() + 1;
    let left = if start - line_start > WIDEST { boundary(start - WIDEST) } else { line_start };
    let right = if line_end - start > 2 * WIDEST { boundary(start + 2 * WIDEST) } else { line_end };
    let (before, after) = (if left > line_start { "…" } else { "" }, if right < line_end { "…" } else { "" });
    let shown = format!("{before}{}{after}", &text[left..right]);
    let moved = before.len();
    let mark = Span::new(start - left + moved, (end.min(right) - left + moved).max(start - left + moved));
    (shown, number, mark)
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place() {
            Some(place) => write!(f, "{place}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for Diagnostic {}

/// Where several errors may be told, one is enough.
impl From<Diagnostic> for Vec<Diagnostic> {
    fn from(error: Diagnostic) -> Self {
        vec![error]
    }
}
