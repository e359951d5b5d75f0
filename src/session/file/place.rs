//! Where a file that is replaced lies, and what of it stays.

use std::fs::{self, File, Metadata, Permissions};
use std::io;
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// How many links may lead to a file.
const LINKS: usize = 40;

/// The file that a path leads to through all links, even if it is not there yet.
pub(super) fn target(path: &Path) -> io::Result<PathBuf> {
    let mut target = path.to_path_buf();
    for _ in 0..LINKS {
        match fs::read_link(&target) {
            Ok(next) => target = folder(&target).join(next),
            Err(_) => return Ok(target),
        }
    }
    Err(io::Error::other("it is a link without end"))
}

/// The folder that a file lies in.
pub(super) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A file under a name of its own, with the rights of the one that it will replace, or those of a new one.
pub(super) fn fresh(folder: &Path, rights: Option<Permissions>) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(super::replace::UNFINISHED);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let file = builder.tempfile_in(folder)?;
    rights.map_or(Ok(()), |rights| file.as_file().set_permissions(rights))?;
    Ok(file)
}

/// Gives a file to the owner of the one that it replaces. Whoever may not do that owns it himself then.
#[cfg(unix)]
pub(super) fn keep_owner(file: &File, old: Option<&Metadata>) {
    use std::os::unix::fs::{MetadataExt, fchown};
    if let Some(old) = old {
        let _ = fchown(file, Some(old.uid()), Some(old.gid()));
    }
}

/// Elsewhere a file has no owner that could be told.
#[cfg(not(unix))]
pub(super) fn keep_owner(_: &File, _: Option<&Metadata>) {}
