use anstyle::{AnsiColor, Style};
use std::fmt::Display;

/// How a word stands out. Streams that are no terminal leave it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// A name that matters.
    Strong,
    /// What is less important.
    Faint,
    /// Yes.
    Good,
    /// No.
    Bad,
}

impl Tint {
    /// The style of a terminal.
    pub fn style(self) -> Style {
        match self {
            Tint::Strong => Style::new().bold(),
            Tint::Faint => Style::new().dimmed(),
            Tint::Good => AnsiColor::Green.on_default(),
            Tint::Bad => AnsiColor::Red.on_default(),
        }
    }

    /// A word that stands out.
    pub fn on(self, word: impl Display) -> String {
        let style = self.style();
        format!("{style}{word}{style:#}")
    }
}
