use crate::analysis::Work;
use crate::diagnostic::Diagnostic;
use crate::session::file::RecordFile;
use crate::session::{Recent, Shelf};
use std::cell::RefCell;
use std::sync::Arc;

/// How many record files are kept.
const FILES: usize = 16;

/// What a thread that answers cases has at hand.
#[derive(Debug)]
pub struct Worker {
    /// The games.
    pub shelf: Arc<Shelf>,
    /// What is stopped when the user interrupts, and says how far it is.
    pub work: &'static Work,
    /// Whether this thread works by itself, so that its own time is what an answer takes.
    pub alone: bool,
    /// The records read last.
    files: RefCell<Recent<String, Arc<RecordFile>>>,
}

impl Worker {
    /// A worker that has read no record yet.
    pub fn new(shelf: Arc<Shelf>, work: &'static Work, alone: bool) -> Worker {
        Worker { shelf, work, alone, files: RefCell::new(Recent::new(FILES)) }
    }

    /// A file of records, read once.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn file(&self, path: &str) -> Result<Arc<RecordFile>, Diagnostic> {
        if path == "-" {
            return RecordFile::open(path).map(Arc::new);
        }
        let mut files = self.files.borrow_mut();
        if let Some(file) = files.get(&path.to_string()) {
            return Ok(file.clone());
        }
        let file = Arc::new(RecordFile::open(path)?);
        files.put(path.to_string(), file.clone());
        Ok(file)
    }
}
