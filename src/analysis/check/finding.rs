use super::Law;
use crate::analysis::shrink::Witness;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::rule::{Game, Rule};

/// Something that was found about the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What does not hold.
    pub law: Law,
    /// How, and where the rule stands.
    pub error: Diagnostic,
    /// The decisions of a game after which it shows; absent where no game is needed.
    pub game: Option<Vec<String>>,
    /// In how many games it was seen.
    pub games: u64,
}

impl Finding {
    /// Something that is found without playing.
    pub fn still(law: Law, error: Diagnostic) -> Finding {
        Finding { law, error, game: None, games: 0 }
    }

    /// Whether another finding says the same.
    pub fn is_same(&self, other: &Finding) -> bool {
        // places tell rules apart; messages may name cells that differ from game to game
        let (own, others) = (&self.error, &other.error);
        self.law == other.law
            && own.place() == others.place()
            && (own.place().is_some() || own.message == others.message)
    }
}

impl Witness for Finding {
    fn game(&self) -> &[String] {
        self.game.as_deref().unwrap_or_default()
    }
}

/// An error that points at the line of a rule, at a word of it if it is there.
pub(super) fn at_rule(game: &Game, rule: &Rule, message: impl Into<String>) -> Diagnostic {
    let error = Diagnostic::new(Kind::Illegal, message);
    let short = rule.name.rsplit('.').next().unwrap_or(&rule.name);
    match game.sources.iter().find(|source| *source.name == *rule.file) {
        Some(source) => match place(source, rule.line as usize, short) {
            Some(span) => error.at(source, span),
            None => error,
        },
        None => error,
    }
}

fn place(source: &Source, line: usize, word: &str) -> Option<Span> {
    let span = source.line_span(line)?;
    let text = &source.text[span.range()];
    let indent = text.len() - text.trim_start().len();
    let at = text.find(word).map(|at| Span::new(span.start + at, span.start + at + word.len()));
    Some(at.unwrap_or(Span::new(span.start + indent, span.end)))
}
