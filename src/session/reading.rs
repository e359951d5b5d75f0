use super::Session;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::notation::{Phrase, meaning};
use crate::position::Position;
use crate::rule::{Decision, Intent};

/// What came of reading decisions from a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// How many decisions were made; those that only spelt out what followed of itself count too.
    pub made: usize,
    /// Why it ended before the end of the text: everything before the place is played.
    pub error: Option<Diagnostic>,
}

impl Session {
    /// Reads decisions from a stretch of a text and plays them, up to the first that cannot be played.
    pub fn read(&mut self, source: &Source, span: Span) -> Reading {
        let mut reading = Reading::default();
        let notation = self.notation().clone();
        for phrase in notation.read_all(source, span) {
            let result = phrase.and_then(|phrase| self.read_one(source, &phrase));
            if let Err(mut error) = result {
                error.ply.get_or_insert(self.position().turn().ply);
                reading.error = Some(error);
                break;
            }
            reading.made += 1;
        }
        reading
    }

    /// The one open decision that a text means.
    ///
    /// # Errors
    /// Syntax, ambiguous (with the candidates) or illegal (with the rule's sentence), at its place.
    pub fn find(&self, source: &Source, phrase: &Phrase) -> Result<Decision, Diagnostic> {
        let intent = meaning(self.game(), source, phrase)?;
        let mut fitting = self.rules().allowed(self.position(), &intent)?;
        match fitting.len() {
            0 => Err(self.illegal(source, phrase, &intent)?),
            1 => Ok(fitting.remove(0)),
            _ => self.same_or_ambiguous(source, phrase, fitting),
        }
    }

    /// Reads a text that names one decision, whether it is open or not.
    ///
    /// # Errors
    /// Syntax, or a name that does not exist.
    pub fn intent(&self, source: &Source) -> Result<(Phrase, Intent), Diagnostic> {
        let whole = Span::new(0, source.text.len());
        let mut phrases = self.notation().read_all(source, whole);
        let nothing =
            || Diagnostic::new(Kind::Syntax, "expected a decision, found nothing").at(source, whole);
        let phrase = phrases.next().ok_or_else(nothing)??;
        if let Some(second) = phrases.next() {
            let span = second?.span;
            return Err(
                Diagnostic::new(Kind::Syntax, "expected one decision, found another").at(source, span)
            );
        }
        let intent = meaning(self.game(), source, &phrase)?;
        Ok((phrase, intent))
    }

    fn read_one(&mut self, source: &Source, phrase: &Phrase) -> Result<(), Diagnostic> {
        if let Some(automatic) = self.unspelt() {
            let intent = meaning(self.game(), source, phrase)?;
            if intent.fits(&automatic.decision) {
                let before = self.before(self.spelt());
                if let Some(wrong) = self.rules().misspelt(&before, &intent, &automatic.decision) {
                    let text = &source.text[phrase.span.range()];
                    let error = Diagnostic::new(Kind::Illegal, format!("`{text}` is illegal: {wrong}"));
                    return Err(error.at(source, phrase.span));
                }
                self.spell(self.spelt() + 1);
                return Ok(());
            }
        }
        let decision = self.find(source, phrase).map_err(|error| match self.unspelt() {
            None => error,
            Some(automatic) => {
                let text = &automatic.text;
                error.note(format!("`{text}` was taken without asking, as the only decision open"))
            }
        })?;
        let before = self.played().len();
        self.play(&decision)?;
        self.spell(before + 1);
        Ok(())
    }

    /// Several decisions are meant: the first if all lead to the same position, else an error that lists them.
    fn same_or_ambiguous(
        &self,
        source: &Source,
        phrase: &Phrase,
        fitting: Vec<Decision>,
    ) -> Result<Decision, Diagnostic> {
        let game = self.game();
        let mut fitting: Vec<_> =
            fitting.into_iter().map(|decision| (game.decision_text(&decision), decision)).collect();
        fitting.sort_by(|left, right| left.0.cmp(&right.0));
        let mut first: Option<Position> = None;
        for (_, decision) in &fitting {
            let mut after = self.position().clone();
            self.rules().play(&mut after, decision)?;
            if first.get_or_insert_with(|| after.clone()) != &after {
                let texts: Vec<_> = fitting.iter().map(|(text, _)| format!("`{text}`")).collect();
                let message =
                    format!("`{}` could mean {}", &source.text[phrase.span.range()], texts.join(" or "));
                return Err(Diagnostic::new(Kind::Ambiguous, message)
                    .at(source, phrase.span)
                    .help("write one of these"));
            }
        }
        Ok(fitting.swap_remove(0).1)
    }

    /// The error of a decision that is not open, with the rule that says so.
    fn illegal(&self, source: &Source, phrase: &Phrase, intent: &Intent) -> Result<Diagnostic, Diagnostic> {
        let verdict = self.why(intent)?;
        let text = &source.text[phrase.span.range()];
        let rule = verdict.rule.map(|rule| self.game().rule(rule));
        let reason = match rule.filter(|rule| rule.sentence.is_some()) {
            Some(rule) => format!("`{text}` is illegal: {} ({})", rule.says(), rule.place()),
            None => format!("`{text}` is illegal: {}", verdict.reason),
        };
        let error = Diagnostic::new(Kind::Illegal, reason).at(source, phrase.span);
        Ok(verdict.trace.into_iter().fold(error, Diagnostic::note))
    }
}
