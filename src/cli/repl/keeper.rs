use crate::session::file::{RecordFile, Selected, clear_left_behind, replace};
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// After how long a lock that nobody holds is one that was left behind, and not one that is being taken.
const LEFT_BEHIND: Duration = Duration::from_secs(60);
/// How many games this program has begun to keep.
static BEGUN: AtomicU32 = AtomicU32::new(0);

/// Keeps the record of a game that nobody has saved, so that it can be gone on with after a crash or later.
///
/// A file beside it is locked as long as the game is played, so that no other prompt takes it up.
#[derive(Debug)]
pub struct Keeper {
    record: PathBuf,
    lock: PathBuf,
    /// Holds the lock.
    _locked: File,
    kept: bool,
}

impl Keeper {
    /// A place for a new game in a folder, which is made if it is not there.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn new(folder: &Path) -> io::Result<Keeper> {
        fs::create_dir_all(folder)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
        let (process, number) = (std::process::id(), BEGUN.fetch_add(1, Ordering::Relaxed));
        Keeper::at(folder.join(format!("{now}-{process}-{number}.record")))
    }

    /// Goes on keeping a game that was left.
    ///
    /// # Errors
    /// If another prompt plays it, or nothing can be written there.
    pub fn at(record: PathBuf) -> io::Result<Keeper> {
        let lock = record.with_extension("lock");
        let locked = File::create(&lock)?;
        locked.try_lock().map_err(|error| match error {
            TryLockError::Error(error) => error,
            TryLockError::WouldBlock => io::ErrorKind::WouldBlock.into(),
        })?;
        let kept = record.exists();
        Ok(Keeper { record, lock, _locked: locked, kept })
    }

    /// Writes the record as it stands, all or nothing.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&mut self, record: &str) -> io::Result<()> {
        replace(&self.record, &[record.as_bytes()])?;
        self.kept = true;
        Ok(())
    }

    /// Lets the record go.
    pub fn forget(&mut self) {
        if self.kept {
            let _ = fs::remove_file(&self.record);
            self.kept = false;
        }
    }

    /// Whether a record is there.
    pub fn is_kept(&self) -> bool {
        self.kept
    }

    /// Games that were left in a folder and that nobody plays now, the last one first.
    pub fn left(folder: &Path) -> Vec<(PathBuf, Selected)> {
        clear_left_behind(folder);
        let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
        paths.iter().filter(|path| is_left_behind(path)).for_each(|lock| {
            let _ = fs::remove_file(lock);
        });
        paths.retain(|path| path.extension().is_some_and(|ending| ending == "record") && is_free(path));
        paths.sort();
        paths.reverse();
        let read = |path: PathBuf| {
            let file = RecordFile::open(path.to_str()?).ok()?;
            (!file.records.is_empty()).then(|| (path, Selected { file: Arc::new(file), index: 0 }))
        };
        paths.into_iter().filter_map(read).collect()
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.lock);
    }
}

/// Whether a path is a lock of a program that did not come to taking it away.
fn is_left_behind(path: &Path) -> bool {
    let old = || path.metadata()?.modified()?.elapsed().map_err(io::Error::other);
    path.extension().is_some_and(|ending| ending == "lock")
        && old().is_ok_and(|age| age > LEFT_BEHIND)
        && File::open(path).is_ok_and(|lock| lock.try_lock().is_ok())
}

/// Whether no prompt plays the game of a record.
fn is_free(record: &Path) -> bool {
    match File::open(record.with_extension("lock")) {
        Ok(lock) => lock.try_lock().is_ok(),
        Err(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::Keeper;

    #[test]
    fn a_lock_that_was_left_behind_goes_and_one_that_is_held_stays() {
        let folder = tempfile::tempdir().unwrap();
        let age = std::time::SystemTime::now() - 2 * super::LEFT_BEHIND;
        let old = |name: &str| {
            let lock = std::fs::File::create(folder.path().join(name)).unwrap();
            lock.set_modified(age).unwrap();
            lock
        };
        let (held, _) = (old("held.lock"), old("left.lock"));
        held.lock().unwrap();
        std::fs::write(folder.path().join("new.lock"), "").unwrap();
        assert!(Keeper::left(folder.path()).is_empty());
        let there = |name: &str| folder.path().join(name).exists();
        assert_eq!(["held.lock", "left.lock", "new.lock"].map(there), [true, false, true]);
    }

    #[test]
    fn a_game_is_left_only_when_nobody_plays_it() {
        let folder = tempfile::tempdir().unwrap();
        let mut keeper = Keeper::new(folder.path()).unwrap();
        keeper.write("[Game \"a\"]\n\n1. a1\n*\n").unwrap();
        assert!(Keeper::left(folder.path()).is_empty());
        drop(keeper);
        let left = Keeper::left(folder.path());
        assert_eq!(left.len(), 1);
        let mut keeper = Keeper::at(left[0].0.clone()).unwrap();
        keeper.forget();
        drop(keeper);
        assert!(Keeper::left(folder.path()).is_empty());
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
