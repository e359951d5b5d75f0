use super::locked::Locked;
use super::{clear_left_behind, place, plain, replace};
use crate::diagnostic::{Diagnostic, Kind, Source};
use crate::notation::records;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Writes the record of one game to a file, again and again as it grows. Other games in the file stay, also those
/// that somebody else writes there at the same time.
#[derive(Clone, Debug)]
pub struct RecordWriter {
    path: PathBuf,
    /// The game as it was written last; empty before.
    own: String,
    /// What else the file held then.
    others: String,
}

impl RecordWriter {
    /// A writer to a file that need not be there yet.
    ///
    /// # Errors
    /// [`Kind::File`] if there is a file that holds something else than games, or no file but a device or folder.
    pub fn to(path: impl Into<PathBuf>) -> Result<RecordWriter, Diagnostic> {
        let mut writer = RecordWriter { path: path.into(), own: String::new(), others: String::new() };
        let held = writer.target().and_then(|target| held(&target));
        writer.others =
            held.and_then(games).map_err(|error| writer.refuse(&error).help("choose another name"))?;
        Ok(writer)
    }

    /// A writer of another game to the same file.
    pub fn next_game(&self) -> RecordWriter {
        RecordWriter { own: String::new(), ..self.clone() }
    }

    /// The file, as it was named.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the record as it stands, all or nothing, in the place of what was written of the game before.
    ///
    /// # Errors
    /// [`Kind::File`] if it cannot be written; the file is then as it was.
    pub fn write(&mut self, record: &str) -> Result<(), Diagnostic> {
        self.replace(record).map_err(|error| self.refuse(&error))
    }

    fn refuse(&self, error: &io::Error) -> Diagnostic {
        let message = format!("the game cannot be saved in `{}`: {}", self.path.display(), plain(error));
        Diagnostic::new(Kind::File, message)
    }

    /// The file at the end of all links.
    fn target(&self) -> io::Result<PathBuf> {
        place::target(&self.path)
    }

    fn replace(&mut self, record: &str) -> io::Result<()> {
        let target = self.target()?;
        let folder = place::folder(&target);
        let _locked = Locked::folder(folder)?;
        let (before, after) = self.around(held(&target)?)?;
        if self.own.is_empty() {
            clear_left_behind(folder);
        }
        replace(&target, &[before.as_bytes(), record.as_bytes(), after.as_bytes()])?;
        self.others = before + &after;
        self.own = record.to_string();
        Ok(())
    }

    /// What stands in the file before the game and after it: it is looked for, as others may have written since.
    fn around(&self, held: String) -> io::Result<(String, String)> {
        if let Some(at) = held.rfind(&self.own).filter(|_| !self.own.is_empty()) {
            return Ok((held[..at].to_string(), held[at + self.own.len()..].to_string()));
        }
        let held = if held == self.others { held } else { games(held)? };
        let before = held.trim_end();
        Ok((if before.is_empty() { String::new() } else { format!("{before}\n\n") }, String::new()))
    }
}

/// The text of a file, empty if it is not there.
fn held(target: &Path) -> io::Result<String> {
    match fs::metadata(target) {
        Ok(there) if there.is_dir() => return Err(io::Error::other("it is a folder")),
        Ok(there) if !there.is_file() => return Err(io::Error::other("it is no regular file")),
        Ok(there) if there.permissions().readonly() => return Err(io::Error::other("it is write-protected")),
        _ => {}
    }
    match fs::read(target) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        Err(error) => Err(error),
        Ok(bytes) => String::from_utf8(bytes).map_err(|_| something_else()),
    }
}

/// A text, if it holds games and nothing else.
fn games(text: String) -> io::Result<String> {
    let (games, error) = records::read(&Source::new("", text.as_str()));
    match error.is_some() || games.iter().any(|game| game.tag("Game").is_none()) {
        true => Err(something_else()),
        false => Ok(text),
    }
}

fn something_else() -> io::Error {
    io::Error::other("it holds something else than games")
}

#[cfg(test)]
mod tests {
    use super::RecordWriter;

    #[test]
    fn games_that_are_there_stay_and_other_files_are_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.txt");
        RecordWriter::to(&path).unwrap().write("[Game \"a\"]\n\n1. a1\n*\n").unwrap();
        let mut second = RecordWriter::to(&path).unwrap();
        second.write("[Game \"b\"]\n\n*\n").unwrap();
        second.write("[Game \"b\"]\n\n1. b2\n*\n").unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(text, "[Game \"a\"]\n\n1. a1\n*\n\n[Game \"b\"]\n\n1. b2\n*\n");
        std::fs::write(&path, "local game = {}").unwrap();
        let error = RecordWriter::to(&path).unwrap_err();
        assert!(error.message.ends_with("it holds something else than games"), "{}", error.message);
        let error = second.write("[Game \"b\"]\n\n*\n").unwrap_err();
        assert!(error.message.ends_with("it holds something else than games"), "{}", error.message);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "local game = {}");
    }

    #[test]
    fn two_writers_of_one_file_keep_both_games() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.txt");
        let (mut one, mut two) = (RecordWriter::to(&path).unwrap(), RecordWriter::to(&path).unwrap());
        let game = |moves: &str| format!("[Game \"a\"]\n\n{moves}*\n");
        one.write(&game("")).unwrap();
        two.write(&game("")).unwrap();
        one.write(&game("1. a1\n")).unwrap();
        two.write(&game("1. b1\n")).unwrap();
        one.write(&game("1. a1 a2\n")).unwrap();
        let mut three = one.next_game();
        three.write(&game("1. c1\n")).unwrap();
        two.write(&game("1. b1 b2\n")).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        let found: Vec<&str> = text.lines().filter(|line| line.starts_with("1.")).collect();
        assert_eq!(found, ["1. b1 b2", "1. a1 a2", "1. c1"]);
        assert_eq!(text.matches("[Game").count(), 3);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_rights_are_kept_and_devices_are_refused() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (real, link) = (folder.path().join("real.txt"), folder.path().join("link.txt"));
        symlink("real.txt", &link).unwrap();
        let mut writer = RecordWriter::to(&link).unwrap();
        writer.write("[Game \"a\"]\n\n*\n").unwrap();
        assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(std::fs::read_to_string(&real).unwrap(), "[Game \"a\"]\n\n*\n");
        std::fs::set_permissions(&real, std::fs::Permissions::from_mode(0o640)).unwrap();
        writer.write("[Game \"a\"]\n\n1. a1\n*\n").unwrap();
        assert_eq!(std::fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
        let plain = folder.path().join("plain");
        std::fs::write(&plain, "").unwrap();
        let usual = std::fs::metadata(&plain).unwrap().permissions().mode();
        let fresh = folder.path().join("fresh.txt");
        RecordWriter::to(&fresh).unwrap().write("[Game \"a\"]\n\n*\n").unwrap();
        assert_eq!(std::fs::metadata(&fresh).unwrap().permissions().mode(), usual);
        let null = RecordWriter::to("/dev/null").unwrap_err();
        assert_eq!(null.message, "the game cannot be saved in `/dev/null`: it is no regular file");
        let error = RecordWriter::to(folder.path()).unwrap_err();
        assert!(error.message.ends_with("it is a folder"), "{}", error.message);
        symlink("round.txt", folder.path().join("round.txt")).unwrap();
        assert!(RecordWriter::to(folder.path().join("round.txt")).is_err());
    }
}
