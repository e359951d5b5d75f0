//! Game records: tags, move text, comments and result, several games to a text; read, and written so that
//! reading gives the same. The moves themselves are read by a [`Notation`](crate::notation::Notation).

mod comment;
mod ending;
mod gather;
mod items;
mod read;
mod record;
mod sheet;
mod tag;
mod write;

pub use comment::Comment;
pub use ending::Ending;
pub use read::read;
pub use record::Record;
pub use sheet::Sheet;
pub use tag::Tag;
pub use write::write;

#[cfg(test)]
mod read_tests;
#[cfg(test)]
mod write_tests;
