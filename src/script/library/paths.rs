use std::path::PathBuf;

/// The folders in which rules are looked for, the nearest first; the copies in the program come last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LibraryPaths {
    /// The folder named on the command line.
    pub given: Option<PathBuf>,
    /// The folder `rules` of the working directory.
    pub working: Option<PathBuf>,
    /// The user's own folder.
    pub user: Option<PathBuf>,
}

impl LibraryPaths {
    /// The usual folders, and perhaps one named on the command line.
    pub fn usual(given: Option<PathBuf>) -> Self {
        let user =
            directories::ProjectDirs::from("", "", "houserule").map(|dirs| dirs.data_dir().join("rules"));
        LibraryPaths { given, working: Some(PathBuf::from("rules")), user }
    }
}
