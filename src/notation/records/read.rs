use super::Record;
use super::gather::Gather;
use super::items;
use crate::diagnostic::{Diagnostic, Source};

/// Reads all games of a text: tags as `[Name "value"]` or, as some sites write them, `Name [value]`; moves
/// with or without numbers; comments; results. A text without tags is a game without tags.
///
/// With an error the games that were read before it are given as well, the last perhaps cut short; the error is
/// of kind `file`, or `limit` where a part is too long to read.
pub fn read(source: &Source) -> (Vec<Record>, Option<Diagnostic>) {
    let (items, error) = items::items(source);
    (Gather::new(&source.text, &items).records(), error)
}
