use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A file as it was when it was read: when it was last changed, and how long it was.
pub(in crate::script) type Stamp = (PathBuf, Option<(SystemTime, u64)>);

/// The files that a game came from, as they were then: scripts, grammars, and texts that options name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Files(Vec<Stamp>);

impl Files {
    /// The files that have changed since. One that is gone has not: it may be about to be written anew.
    pub fn changed(&self) -> Vec<PathBuf> {
        let is_new = |(path, then): &&Stamp| {
            let now = stamp(path).1;
            now.is_some() && now != *then
        };
        self.0.iter().filter(is_new).map(|(path, _)| path.clone()).collect()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none: everything came from the program itself.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The same with others that are not among them, as those are now.
    pub fn and(mut self, others: &Files) -> Files {
        others.0.iter().for_each(|(path, _)| self.add(stamp(path)));
        self
    }

    /// Notes a file, unless it is noted already.
    pub(in crate::script) fn add(&mut self, file: Stamp) {
        if !self.0.iter().any(|(path, _)| *path == file.0) {
            self.0.push(file);
        }
    }
}

/// A file as it is now. To be taken before it is read, so that no change is missed.
pub(in crate::script) fn stamp(path: &Path) -> Stamp {
    let data = std::fs::metadata(path).ok();
    (path.to_path_buf(), data.and_then(|data| Some((data.modified().ok()?, data.len()))))
}
