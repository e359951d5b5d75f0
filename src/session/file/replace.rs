use super::place;
use std::fs::{self, File, Metadata};
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, SystemTime};

/// What the names of files begin with that are not whole yet.
pub(super) const UNFINISHED: &str = ".houserule-";
/// After how long a file that is not whole yet is one that was left behind.
const LEFT_BEHIND: Duration = Duration::from_secs(60);

/// Puts a text into a file, all or nothing: whoever looks sees the old file or the new one, also when the power is
/// lost meanwhile. Links are followed; rights and owner stay.
///
/// # Errors
/// If it cannot be written; the file is then as it was.
pub fn replace(path: &Path, parts: &[&[u8]]) -> io::Result<()> {
    let target = place::target(path)?;
    let old = fs::metadata(&target).ok();
    let folder = place::folder(&target);
    let mut file = place::fresh(folder, old.as_ref().map(Metadata::permissions))?;
    for part in parts {
        file.write_all(part)?;
    }
    place::keep_owner(file.as_file(), old.as_ref());
    file.as_file().sync_all()?;
    file.persist(&target).map_err(|error| error.error)?;
    // the name is in its folder only when that is written too; where folders cannot be opened they need not be
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(())
}

/// Takes away what programs left in a folder that ended while they wrote there.
pub fn clear_left_behind(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    for entry in entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(UNFINISHED)) {
        let written = entry.metadata().and_then(|there| there.modified());
        let age = written.ok().and_then(|time| SystemTime::now().duration_since(time).ok());
        if age.is_some_and(|age| age > LEFT_BEHIND) {
            // another program may have been faster
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_as_a_whole_and_what_was_left_behind_goes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        replace(&path, &[b"one", b" two"]).unwrap();
        replace(&path, &[b"three"]).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "three");
        let left = |name: &str, age: Duration| {
            let file = File::create(folder.path().join(name)).unwrap();
            file.set_modified(SystemTime::now() - age).unwrap();
        };
        left(".houserule-old", 2 * LEFT_BEHIND);
        left(".houserule-new", Duration::ZERO);
        left("other", 2 * LEFT_BEHIND);
        clear_left_behind(folder.path());
        let mut names: Vec<_> =
            fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, [".houserule-new", "file", "other"]);
    }

    #[test]
    fn where_nothing_can_be_written_everything_stays() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "whole").unwrap();
        assert!(replace(&file.join("inside"), &[b"x"]).is_err());
        assert!(replace(&folder.path().join("none/file"), &[b"x"]).is_err());
        assert!(replace(folder.path(), &[b"x"]).is_err());
        assert_eq!(fs::read_to_string(&file).unwrap(), "whole");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
