use super::Loaded;
use super::recent::Recent;
use crate::analysis::Runner;
use crate::diagnostic::Diagnostic;
use crate::notation::Notation;
use crate::script::{Files, Library, Request};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// How many games are kept at once.
const MOST: usize = 64;

type Answer = Result<Loaded, Vec<Diagnostic>>;
/// What came of loading a game, once it is done, and the files that were read.
type Place = Arc<OnceLock<(Answer, Files)>>;

/// Games that were loaded, shared by all threads: each is loaded once.
#[derive(Debug)]
pub struct Shelf {
    library: Library,
    kept: Mutex<Recent<Request, Place>>,
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
        self.place(request).get_or_init(|| self.read(request)).0.clone()
    }

    /// The files that a game came from, or that something is wrong with.
    pub fn files(&self, request: &Request) -> Files {
        self.place(request).get_or_init(|| self.read(request)).1.clone()
    }

    fn place(&self, request: &Request) -> Place {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        match kept.get(request) {
            Some(place) => place.clone(),
            None => {
                let place = Arc::new(OnceLock::new());
                kept.put(request.clone(), place.clone());
                place
            }
        }
    }

    /// A game, loaded anew from its scripts.
    ///
    /// # Errors
    /// As [`Shelf::load`]; what was there before is let go all the same.
    pub fn reload(&self, request: &Request) -> Answer {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).forget(request);
        self.load(request)
    }

    fn read(&self, request: &Request) -> (Answer, Files) {
        let mut files = Files::default();
        let game = self.library.load_noting(request, &mut files).map(|loaded| loaded.game);
        let loaded = game.and_then(|game| {
            let notation = Arc::new(Notation::new(&game.grammar).map_err(|error| vec![error])?);
            let runner = Arc::new(Runner::new(game.clone()));
            Ok(Loaded { game, notation, runner, files: files.clone() })
        });
        (loaded, files)
    }
}
