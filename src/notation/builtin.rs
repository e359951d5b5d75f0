use crate::diagnostic::Source;
use include_dir::{Dir, include_dir};

static GRAMMARS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/grammar");

/// A grammar that comes with the program, by its name without folder and extension, such as `common`.
pub fn builtin(name: &str) -> Option<Source> {
    let file = GRAMMARS.get_file(format!("{name}.pest"))?;
    Some(Source::new(format!("grammar/{name}.pest"), file.contents_utf8()?))
}
