use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

/// How long to wait for others who write.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait before asking again.
const PAUSE: Duration = Duration::from_millis(5);

/// A folder in which nobody else replaces a file of games, until this is dropped. It leaves nothing behind.
#[derive(Debug)]
pub(super) struct Locked(Option<File>);

impl Locked {
    /// Waits for a folder. Where folders cannot be locked at all, nothing is waited for.
    ///
    /// # Errors
    /// If somebody keeps it locked.
    pub fn folder(folder: &Path) -> io::Result<Locked> {
        let Ok(file) = File::open(folder) else { return Ok(Locked(None)) };
        let begun = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Locked(Some(file))),
                Err(TryLockError::Error(_)) => return Ok(Locked(None)),
                Err(TryLockError::WouldBlock) if begun.elapsed() > PATIENCE => {
                    return Err(io::Error::other("another program keeps its folder locked"));
                }
                Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
            }
        }
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        if let Some(file) = &self.0 {
            // closing it unlocks it as well
            let _ = file.unlock();
        }
    }
}
