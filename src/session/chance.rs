use super::Session;
use crate::analysis::stream;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::notation::{Phrase, meaning};
use crate::position::Decider;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// What decides for chance: random numbers that are the same for the same seed.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// Random numbers of a seed.
    pub fn new(seed: u64) -> Chance {
        Chance(stream(seed, 0))
    }

    /// Plays one open decision of a game, each with the same chance.
    ///
    /// # Errors
    /// If the game is over, or a function rule fails.
    pub fn decide(&mut self, session: &mut Session) -> Result<(), Diagnostic> {
        let open = session.choices()?;
        if open.is_empty() {
            return Err(Diagnostic::new(Kind::Illegal, "the game is over: no decision is open"));
        }
        let chosen = self.0.random_range(0..open.len());
        session.play(&open[chosen].1)
    }

    /// Plays the decisions of a stretch of a text, up to the first that cannot be played. Where chance must
    /// decide first and the text does not say what it decided, it is drawn.
    ///
    /// # Errors
    /// Why one of them cannot be played; those before it are.
    pub fn read(&mut self, session: &mut Session, source: &Source, span: Span) -> Result<(), Diagnostic> {
        let notation = session.notation().clone();
        for phrase in notation.read_all(source, span) {
            let phrase = phrase.map_err(|mut error| {
                error.ply.get_or_insert(session.position().turn().ply);
                error
            })?;
            while session.decider() == Some(Decider::Chance) && speaks_of_later(session, source, &phrase)? {
                self.decide(session)?;
            }
            session.read(source, phrase.span).error.map_or(Ok(()), Err)?;
        }
        Ok(())
    }
}

/// Whether a text means nothing that chance decides now, right or wrong, but perhaps what comes later.
fn speaks_of_later(session: &Session, source: &Source, phrase: &Phrase) -> Result<bool, Diagnostic> {
    let Ok(intent) = meaning(session.game(), source, phrase) else { return Ok(false) };
    Ok(session.find(source, phrase).is_err() && !session.rules().is_about(session.position(), &intent)?)
}
