use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::notation::{Phrase, meaning};
use crate::rule::{Evaluated, Game, Rules, Verdict};
use crate::session::Session;
use serde::Serialize;

/// Whether a move is legal, and what says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WhyAnswer {
    /// Whether it may be made.
    pub legal: bool,
    /// The kind of error it would be; absent if it is legal.
    pub kind: Option<&'static str>,
    /// Why, in the rule's own sentence if a rule says so.
    pub reason: String,
    /// The name of the rule.
    pub rule: Option<String>,
    /// Its number in the rulebook.
    pub label: Option<String>,
    /// `file:line` of the rule.
    pub at: Option<String>,
    /// What was looked at, with values.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trace: Vec<String>,
    /// The rule that decided, part by part, with values.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub evaluation: Vec<PartAnswer>,
}

/// A part of a rule as it was evaluated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PartAnswer {
    /// How deep it lies in the rule.
    pub depth: usize,
    /// The part in the words of scripts, with the values of its numbers.
    pub text: String,
    /// Whether it holds; `null` where it is no question.
    pub holds: Option<bool>,
}

impl WhyAnswer {
    /// Whether a text is a legal move. Of several decisions the last is asked about; those before it are
    /// made for the question only.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn about(session: &Session, source: &Source) -> Result<WhyAnswer, Diagnostic> {
        let whole = Span::new(0, source.text.len());
        let phrases: Result<Vec<Phrase>, Diagnostic> = session.notation().read_all(source, whole).collect();
        match phrases.as_deref() {
            Err(error) => WhyAnswer::refused(error.clone()),
            Ok([]) => {
                let error = Diagnostic::new(Kind::Syntax, "expected a decision, found nothing");
                WhyAnswer::refused(error.at(source, whole))
            }
            Ok([only]) => WhyAnswer::asked(session, source, only),
            Ok([first @ .., last]) => WhyAnswer::after(session, source, first, last),
        }
    }

    /// Asks about the last of several decisions, or the first of them that is not legal.
    fn after(
        session: &Session,
        source: &Source,
        first: &[Phrase],
        last: &Phrase,
    ) -> Result<WhyAnswer, Diagnostic> {
        let rules = Rules::new(session.game().clone())?;
        let mut trial = Session::from(rules, session.notation().clone(), session.position().clone())?;
        for phrase in first {
            if trial.read(source, phrase.span).error.is_some() {
                return WhyAnswer::asked(&trial, source, phrase);
            }
        }
        let answer = WhyAnswer::asked(&trial, source, last)?;
        // a decision that was taken without asking may be spelt out
        let spelt = !answer.legal && trial.read(source, last.span).error.is_none();
        Ok(if spelt { WhyAnswer { legal: true, kind: None, ..answer } } else { answer })
    }

    fn asked(session: &Session, source: &Source, phrase: &Phrase) -> Result<WhyAnswer, Diagnostic> {
        let intent = match meaning(session.game(), source, phrase) {
            Ok(intent) => intent,
            Err(error) => return WhyAnswer::refused(error),
        };
        match session.find(source, phrase) {
            Err(error) if error.kind == Kind::Ambiguous => WhyAnswer::refused(error),
            _ => Ok(WhyAnswer::of(session.game(), session.why(&intent)?)),
        }
    }

    /// The answer about a text that means no decision, or several.
    ///
    /// # Errors
    /// What else went wrong.
    pub fn refused(error: Diagnostic) -> Result<WhyAnswer, Diagnostic> {
        if !matches!(error.kind, Kind::Syntax | Kind::Illegal | Kind::Ambiguous) {
            return Err(error);
        }
        Ok(WhyAnswer {
            legal: false,
            kind: Some(error.kind.word()),
            reason: error.message.clone(),
            rule: None,
            label: None,
            at: error.place(),
            trace: error.help.iter().cloned().chain(error.notes.iter().cloned()).collect(),
            evaluation: Vec::new(),
        })
    }

    /// What the rules said about a decision.
    pub fn of(game: &Game, verdict: Verdict) -> WhyAnswer {
        let rule = verdict.rule.map(|rule| game.rule(rule));
        WhyAnswer {
            legal: verdict.legal,
            kind: (!verdict.legal).then_some("illegal"),
            reason: verdict.reason,
            rule: rule.map(|rule| rule.name.clone()),
            label: rule.and_then(|rule| rule.label.clone()),
            at: rule.map(crate::rule::Rule::place),
            trace: verdict.trace,
            evaluation: verdict.evaluation.into_iter().map(PartAnswer::of).collect(),
        }
    }
}

impl PartAnswer {
    fn of(part: Evaluated) -> PartAnswer {
        PartAnswer { depth: part.depth, text: part.text, holds: part.holds }
    }
}
