use super::{plain, replace};
use crate::diagnostic::{Diagnostic, Kind};
use std::path::{Path, PathBuf};

/// A file that a picture is drawn into, in the form that its name says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureFile {
    path: PathBuf,
    form: Form,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Svg,
    Png,
}

impl PictureFile {
    /// The file of a name that ends in `.svg` or `.png`. Nothing is written yet.
    ///
    /// # Errors
    /// [`Kind::Usage`] if it ends in something else, or in `.png` where the program was built without.
    pub fn named(path: impl Into<PathBuf>) -> Result<PictureFile, Diagnostic> {
        let path = path.into();
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        let form = match ending.as_deref() {
            Some("svg") => Form::Svg,
            Some("png") if cfg!(feature = "png") => Form::Png,
            Some("png") => {
                let error = Diagnostic::new(Kind::Usage, "this program was built without PNG");
                return Err(error.help("draw into a file that ends in `.svg`"));
            }
            _ => {
                let message = format!("`{}` does not say how to draw", path.display());
                return Err(Diagnostic::new(Kind::Usage, message).help("end the name in `.svg` or `.png`"));
            }
        };
        Ok(PictureFile { path, form })
    }

    /// The file, as it was named.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether pictures in it can move.
    pub fn moves(&self) -> bool {
        self.form == Form::Svg
    }

    /// Draws a picture into it, over what was there.
    ///
    /// # Errors
    /// [`Kind::File`] if it cannot be written; [`Kind::Limit`] if the picture is too large for its form.
    pub fn write(&self, svg: &str) -> Result<(), Diagnostic> {
        let written = match self.form {
            Form::Svg => self.put(svg.as_bytes()),
            Form::Png => self.put(&dots(svg)?),
        };
        written.map_err(|error| {
            let message = format!("`{}` cannot be written: {}", self.path.display(), plain(&error));
            Diagnostic::new(Kind::File, message)
        })
    }

    /// A device is written to as it is, a file is replaced as a whole.
    fn put(&self, bytes: &[u8]) -> std::io::Result<()> {
        match self.path.metadata() {
            Ok(there) if !there.is_file() => std::fs::write(&self.path, bytes),
            _ => replace(&self.path, &[bytes]),
        }
    }
}

#[cfg(feature = "png")]
fn dots(svg: &str) -> Result<Vec<u8>, Diagnostic> {
    let wrong = |reason| Diagnostic::new(Kind::Limit, format!("no PNG can be made of the picture: {reason}"));
    crate::render::png::png(svg).map_err(wrong)
}

#[cfg(not(feature = "png"))]
fn dots(_: &str) -> Result<Vec<u8>, Diagnostic> {
    Err(Diagnostic::new(Kind::Usage, "this program was built without PNG"))
}
