use super::engine::begin;
use super::{Engine, Reply};
use crate::diagnostic::{Diagnostic, Kind, Source};
use crate::script::{Files, Request};
use crate::session::answer::PositionAnswer;
use crate::session::{Loaded, Session};

/// The game under other rules, up to the move that they do not allow, until somebody decides about it.
#[derive(Debug)]
pub(super) struct Offer {
    request: Request,
    session: Session,
    files: Files,
}

impl Engine {
    /// Puts the game under other rules: the moves are played again under them. If they do not allow one, the
    /// game stays as it was, and the other is kept to be accepted.
    ///
    /// # Errors
    /// What is wrong with the scripts, or which move is not allowed and why.
    pub(super) fn change(&mut self, request: Request, done: &str) -> Result<Reply, Vec<Diagnostic>> {
        let loaded = self.shelf.load(&request)?;
        let session = self.under(request.clone(), &loaded)?;
        self.files = loaded.files;
        self.put(request, session);
        Ok(self.now(done))
    }

    /// The game so far, played under other rules.
    ///
    /// # Errors
    /// Which move they do not allow and why; the game up to there is kept to be accepted.
    pub(super) fn under(&mut self, request: Request, loaded: &Loaded) -> Result<Session, Vec<Diagnostic>> {
        let mut session = begin(loaded, self.start.clone())?;
        match self.repeat(&mut session) {
            None => Ok(session),
            Some(error) => {
                self.offered = Some(Offer { request, session, files: loaded.files.clone() });
                Err(vec![error])
            }
        }
    }

    /// Puts the game so far, as it is under other rules, in the place of what it was.
    pub(super) fn put(&mut self, request: Request, session: Session) {
        self.request = request;
        self.session = session;
        self.offered = None;
    }

    /// Takes the rules that were refused, and lets go of the moves that they do not allow.
    ///
    /// # Errors
    /// If none were refused.
    pub(super) fn accept(&mut self) -> Result<Reply, Vec<Diagnostic>> {
        let Some(Offer { request, session, files }) = self.offered.take() else {
            return Err(Diagnostic::new(Kind::Usage, "no other rules are waiting to be accepted").into());
        };
        let lost = self.session.played().len().saturating_sub(session.played().len());
        self.files = files;
        self.put(request, session);
        let lost = if lost == 1 { "1 decision was".to_string() } else { format!("{lost} decisions were") };
        Ok(self.now(&format!("the new rules hold; {lost} let go")))
    }

    /// Plays the moves of the game again in another; the error of the first that cannot be played.
    fn repeat(&self, session: &mut Session) -> Option<Diagnostic> {
        for played in self.session.played().iter().filter(|played| !played.automatic) {
            let source = Source::new("the game so far", played.text.as_str());
            if let Some(error) = session.read_text(&source).error {
                let message = format!("under the new rules the game could not go on: {}", error.message);
                let told = Diagnostic::new(error.kind, message).ply(played.ply).help(
                    "the old rules still hold; `:accept` takes the new ones and lets go of this move and all after it",
                );
                return Some(error.notes.iter().cloned().fold(told, Diagnostic::note));
            }
        }
        None
    }

    pub(super) fn now(&self, done: &str) -> Reply {
        Reply::Now { done: done.to_string(), now: PositionAnswer::of(&self.session) }
    }
}
