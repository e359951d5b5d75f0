use std::path::PathBuf;

/// A file that is written again and again.
pub struct Written {
    path: PathBuf,
    _folder: tempfile::TempDir,
}

impl Written {
    /// A file of a name in a folder of its own.
    pub fn named(name: &str) -> Written {
        let folder = tempfile::tempdir().expect("there is a place for files");
        Written { path: folder.path().join(name), _folder: folder }
    }

    /// Where it is.
    pub fn path(&self) -> String {
        self.path.display().to_string()
    }

    /// Writes it anew.
    pub fn write(&self, bytes: &[u8]) {
        std::fs::write(&self.path, bytes).expect("the file can be written");
    }
}
