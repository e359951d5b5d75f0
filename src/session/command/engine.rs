use super::change::Offer;
use super::kept::Kept;
use super::{Entry, Item, Reply, Word, split};
use crate::analysis::Work;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::script::{Files, Request};
use crate::session::answer::TurnAnswer;
use crate::session::file::RecordWriter;
use crate::session::travel::{Breaks, Cursor, Watch};
use crate::session::{Beginning, Chance, Loaded, Session, Shelf};
use std::sync::Arc;

/// A game at the prompt: lines and commands in, replies as data out. It prints nothing and knows no terminal.
#[derive(Debug)]
pub struct Engine {
    pub(super) shelf: Arc<Shelf>,
    /// The number of the game, and the last number given.
    pub(super) id: u64,
    pub(super) games: u64,
    /// Games that this one took the place of, the last one last, and those that were left for an earlier one again.
    pub(super) earlier: Vec<Kept>,
    pub(super) later: Vec<Kept>,
    pub(super) request: Request,
    pub(super) session: Session,
    /// The position that it began in, if not in the game's own.
    pub(super) start: Option<Source>,
    /// Tags of the record that it came from, to be written again.
    pub(super) tags: Vec<(String, String)>,
    /// The game under other rules that were refused.
    pub(super) offered: Option<Offer>,
    /// The files that its rules came from, as they were when they were read last.
    pub(super) files: Files,
    /// Where between the effects of a decision it was looked last.
    pub(super) cursor: Option<Cursor>,
    pub(super) watch: Watch,
    pub(super) breaks: Breaks,
    /// What writes the file that it was saved in last.
    pub(super) writer: Option<RecordWriter>,
    pub(super) seed: u64,
    pub(super) chance: Chance,
    pub(super) work: &'static Work,
}

/// What came of a part of a line.
pub type Outcome = Result<Reply, Vec<Diagnostic>>;

impl Engine {
    /// A game at its start, or in a position.
    ///
    /// # Errors
    /// What is wrong with the game or the position.
    pub fn new(
        shelf: Arc<Shelf>,
        mut request: Request,
        start: Option<Source>,
        seed: u64,
        work: &'static Work,
    ) -> Result<Engine, Vec<Diagnostic>> {
        let loaded = shelf.draw(&mut request, seed, "")?;
        let session = begin(&loaded, start.clone())?;
        Ok(Engine {
            shelf,
            id: 0,
            games: 0,
            earlier: Vec::new(),
            later: Vec::new(),
            request,
            session,
            start,
            tags: Vec::new(),
            offered: None,
            files: loaded.files,
            cursor: None,
            watch: Watch::default(),
            breaks: Breaks::default(),
            writer: None,
            seed,
            chance: Chance::new(seed),
            work,
        })
    }

    /// The game.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Which game it is.
    pub fn request(&self) -> &Request {
        &self.request
    }

    /// Where its chance began.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Where games come from.
    pub fn shelf(&self) -> &Arc<Shelf> {
        &self.shelf
    }

    /// Whether other rules that were refused may be accepted.
    pub fn offers(&self) -> bool {
        self.offered.is_some()
    }

    /// Does what a line says, part by part, up to the first that cannot be done. `tell` gets each reply.
    ///
    /// # Errors
    /// What is wrong with that part; what stands before it is done.
    pub fn line<E>(
        &mut self,
        source: &Source,
        mut tell: impl FnMut(&mut Engine, Outcome) -> Result<(), E>,
    ) -> Result<bool, E> {
        for item in split(&source.text) {
            let reply = match item {
                Item::Moves(span) => {
                    let before = self.session.played().len();
                    let result = self.play_part(source, span);
                    let played = TurnAnswer::since(&self.session, before);
                    if !played.is_empty() {
                        tell(self, Ok(Reply::Played { played }))?;
                    }
                    self.tell_noticed(&mut tell)?;
                    let Err(error) = result else { continue };
                    if let Some(broke) = self.broke_refused(&error) {
                        tell(self, Ok(broke))?;
                    }
                    let error = self.session.fault_in_play(&self.request, error, self.work);
                    Err(vec![without_colon(error)])
                }
                Item::Command { name, argument } => self.command(source, name, argument),
            };
            let (stops, fine) = (matches!(reply, Ok(Reply::Quit {})), reply.is_ok());
            tell(self, reply)?;
            self.tell_noticed(&mut tell)?;
            if stops || !fine {
                return Ok(fine);
            }
        }
        Ok(true)
    }

    fn tell_noticed<E>(
        &mut self,
        tell: &mut impl FnMut(&mut Engine, Outcome) -> Result<(), E>,
    ) -> Result<(), E> {
        self.noticed().into_iter().try_for_each(|reply| tell(self, Ok(reply)))
    }

    /// Plays the decisions of a text, as [`Engine::line`] does.
    ///
    /// # Errors
    /// Why one of them cannot be played; those before it are.
    pub fn play(&mut self, source: &Source) -> Result<(), Diagnostic> {
        self.play_part(source, Span::new(0, source.text.len()))
    }

    fn play_part(&mut self, source: &Source, span: Span) -> Result<(), Diagnostic> {
        let before = self.session.played().len();
        let result = self.chance.read(&mut self.session, source, span);
        if self.session.played().len() > before {
            self.later.clear();
        }
        result
    }

    /// Takes back one decision, or makes it anew; whether there was one.
    pub fn step(&mut self, back: bool) -> bool {
        (if back { self.session.undo(1) } else { self.session.redo(1) }) > 0
    }

    /// Plays one open decision, each with the same chance.
    ///
    /// # Errors
    /// If the game is over, or a function rule fails.
    pub fn play_random(&mut self) -> Result<(), Diagnostic> {
        self.later.clear();
        let result = self.chance.decide(&mut self.session);
        result.map_err(|error| self.session.fault_in_play(&self.request, error, self.work))
    }
}

/// The error of a text that is no move, with what helps if it is a command without its colon.
fn without_colon(error: Diagnostic) -> Diagnostic {
    let Some((source, at)) = error.at.as_ref().filter(|_| error.kind == Kind::Syntax) else { return error };
    let end = source.text[at.start..].find(|end: char| end.is_whitespace() || end == ';');
    let word = &source.text[at.start..end.map_or(source.text.len(), |end| at.start + end)];
    match Entry::beginning(&word.to_lowercase()).as_slice() {
        [only] if only.word == Word::Help => error.help("commands begin with a colon: `:help` shows them"),
        [only] if word.len() > 2 => {
            let name = only.name;
            error.help(format!("commands begin with a colon: `:{name}`; `:help` shows them"))
        }
        _ => error,
    }
}

/// A game at its start, or in a position.
pub(super) fn begin(loaded: &Loaded, position: Option<Source>) -> Result<Session, Diagnostic> {
    let Loaded { game, notation, runner, .. } = loaded.clone();
    Ok(Session::begin(game, notation, &Beginning { position, moves: None })?.run_by(runner))
}
