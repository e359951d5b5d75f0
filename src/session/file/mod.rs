//! Files that hold games.

mod blame;
mod locked;
mod picture_file;
mod place;
mod record_file;
mod record_writer;
mod replace;
mod selected;
mod text;

pub use picture_file::PictureFile;
pub use record_file::RecordFile;
pub use record_writer::RecordWriter;
pub use replace::{clear_left_behind, replace};
pub use selected::Selected;
pub use text::plain;
