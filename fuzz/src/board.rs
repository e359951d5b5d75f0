//! Boards drawn in a file: read by the scripts that know how.

use super::sound::sound;
use super::written::Written;
use houserule::rule::Rules;
use houserule::script::{Budget, Library, LibraryPaths, Request, exercise};
use std::time::Duration;

thread_local! {
    static FILE: Written = Written::named("board.txt");
    static LIBRARY: Library = Library::new(LibraryPaths::default()).with_budget(Budget {
        time: Duration::from_secs(5),
        memory: 64 << 20,
        ..Budget::default()
    });
}

/// One run.
pub fn run(bytes: &[u8]) {
    let path = FILE.with(|file| {
        file.write(bytes);
        file.path()
    });
    let mut request = Request::game("ricochet/puzzle");
    request.set = vec![("drawing".to_string(), path)];
    let loaded = LIBRARY.with(|library| library.load(&request));
    let game = match loaded {
        Ok(loaded) => loaded.game,
        Err(findings) => {
            assert!(!findings.is_empty());
            return findings.iter().for_each(sound);
        }
    };
    let started = Rules::new(game).and_then(|rules| rules.start().map(|position| (rules, position)));
    match started {
        Ok((rules, position)) => exercise(&rules, &position).iter().for_each(sound),
        Err(error) => sound(&error),
    }
}
