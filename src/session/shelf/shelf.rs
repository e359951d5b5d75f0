use super::Loaded;
use super::recent::Recent;
use crate::analysis::Runner;
use crate::diagnostic::Diagnostic;
use crate::notation::Notation;
use crate::script::{Library, Request};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// How many games are kept at once.
const MOST: usize = 64;

type Answer = Result<Loaded, Vec<Diagnostic>>;

/// Games that were loaded, shared by all threads: each is loaded once.
#[derive(Debug)]
pub struct Shelf {
    library: Library,
    kept: Mutex<Recent<Request, Arc<OnceLock<Answer>>>>,
}

impl Shelf {
    /// Games of a library.
    pub fn new(library: Library) -> Shelf {
        Shelf { library, kept: Mutex::new(Recent::new(MOST)) }
    }

    /// Where the games come from.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// A game, loaded if it is not there.
    ///
    /// # Errors
    /// Everything that is wrong with the name, the options, the scripts or the grammar.
    pub fn load(&self, request: &Request) -> Answer {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let place = match kept.get(request) {
            Some(place) => place.clone(),
            None => {
                let place = Arc::new(OnceLock::new());
                kept.put(request.clone(), place.clone());
                place
            }
        };
        drop(kept);
        place.get_or_init(|| self.read(request)).clone()
    }

    /// A game, loaded anew from its scripts.
    ///
    /// # Errors
    /// As [`Shelf::load`]; what was there before is let go all the same.
    pub fn reload(&self, request: &Request) -> Answer {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).forget(request);
        self.load(request)
    }

    fn read(&self, request: &Request) -> Answer {
        let game = self.library.load(request)?.game;
        let notation = Arc::new(Notation::new(&game.grammar).map_err(|error| vec![error])?);
        let runner = Arc::new(Runner::new(game.clone()));
        Ok(Loaded { game, notation, runner })
    }
}
