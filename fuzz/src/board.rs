//! Boards drawn in a file: read by the scripts that know how.

use super::loaded::loaded;
use super::written::Written;
use houserule::script::{Budget, Library, LibraryPaths, Request};
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
    let found = LIBRARY.with(|library| library.load(&request));
    loaded(found);
}
