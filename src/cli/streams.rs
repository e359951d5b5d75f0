use super::ascii;
use super::exit::Exit;
use super::show::wrap;
use crate::diagnostic::Diagnostic;
use crate::render::Style;
use anstream::AutoStream;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

/// How wide a line is where nobody says.
const USUAL_WIDTH: usize = 80;

/// Where data and chatter go, and how they look there.
///
/// Written text may hold styles: they are left out where the stream is no terminal, or `NO_COLOR` is set.
#[derive(Debug)]
pub struct Streams {
    /// The data.
    pub out: BufWriter<AutoStream<Stdout>>,
    /// Whether the data may be coloured.
    pub colour: bool,
    /// Whether chatter may be coloured.
    pub error_colour: bool,
    /// How many columns a line of data has.
    pub width: usize,
    /// How many columns a sentence of data has: a sentence is one line unless somebody looks on.
    pub sentence: usize,
    /// How many a line of chatter has, on a terminal.
    pub error_width: Option<usize>,
    /// Whether boards are drawn in ASCII letters only.
    pub ascii: bool,
    /// Whether answers and errors are JSON.
    pub json: bool,
}

impl Streams {
    /// The program's own streams.
    pub fn new(json: bool) -> Streams {
        let styled = |choice| choice != anstream::ColorChoice::Never;
        let colour = styled(AutoStream::choice(&io::stdout()));
        let error_colour = styled(AutoStream::choice(&io::stderr()));
        let measured = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0).max(1));
        let on_terminal = measured.filter(|_| io::stdout().is_terminal());
        let (width, sentence) = (on_terminal.unwrap_or(USUAL_WIDTH), on_terminal.unwrap_or(usize::MAX));
        let error_width = measured.filter(|_| io::stderr().is_terminal());
        let out = BufWriter::new(AutoStream::auto(io::stdout()));
        Streams { out, colour, error_colour, width, sentence, error_width, ascii: ascii::only(), json }
    }

    /// How boards are to look there.
    pub fn style(&self) -> Style {
        let known = terminal_size::terminal_size().map(|(_, height)| usize::from(height.0).saturating_sub(1));
        let height = known.unwrap_or(Style::default().height);
        Style { ascii: self.ascii, colour: self.colour, width: self.width, height }
    }

    /// Tells an error: as JSON with the data, or in full beside it. How the program should end.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn tell(&mut self, error: &Diagnostic) -> io::Result<Exit> {
        if self.json {
            let line = serde_json::json!({ "error": crate::session::ErrorAnswer::of(error) });
            writeln!(self.out, "{line}")?;
        } else {
            self.out.flush()?;
            self.say(&self.fitted(error).render(self.error_colour));
        }
        Ok(Exit::of(error.kind))
    }

    /// The same error, on a terminal in lines that it has room for.
    pub fn fitted(&self, error: &Diagnostic) -> Diagnostic {
        let mut error = error.clone();
        if let Some(width) = self.error_width {
            let narrow = |text: &str, before: usize| wrap(text, width.saturating_sub(before).max(20), 0);
            error.message = narrow(&error.message, 8);
            error.notes = error.notes.iter().map(|note| narrow(note, 12)).collect();
            error.help = error.help.as_ref().map(|help| narrow(help, 12));
        }
        error
    }

    /// Says something that is worth knowing.
    pub fn note(&self, words: &str) {
        self.wrapped(&format!("note: {words}"));
    }

    /// Writes a sentence of chatter, on a terminal in lines that it has room for.
    pub fn wrapped(&self, sentence: &str) {
        match self.error_width {
            Some(width) => self.say(&wrap(sentence, width, 0)),
            None => self.say(sentence),
        }
    }

    /// Writes a line of chatter. That it cannot be written is nothing to stop for.
    pub fn say(&self, line: &str) {
        let _ = writeln!(anstream::stderr(), "{line}");
    }
}
