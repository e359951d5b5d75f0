use super::RecordFile;
use super::blame::blame;
use crate::diagnostic::{Diagnostic, Kind, nearest};
use crate::notation::records::{Record, Tag};
use crate::script::Request;
use crate::session::{Loaded, Shelf, set_option};
use std::path::Path;
use std::sync::Arc;

/// One game of a file.
#[derive(Clone, Debug)]
pub struct Selected {
    /// The file.
    pub file: Arc<RecordFile>,
    /// Its place in the file, from 0.
    pub index: usize,
}

impl Selected {
    /// The game that `FILE` or `FILE#ID` names; `open` reads the file.
    ///
    /// # Errors
    /// [`Kind::File`] if there is no such file or no such game in it, or the file has several and none is named.
    /// A file that breaks off still holds what stands before: [`Selected::cut`] tells whether that goes for the game.
    pub fn find(
        name: &str,
        open: impl FnOnce(&str) -> Result<Arc<RecordFile>, Diagnostic>,
    ) -> Result<Selected, Diagnostic> {
        match name.rsplit_once('#').filter(|_| !Path::new(name).is_file()) {
            Some((path, id)) => Selected::with_id(open(path)?, path, id),
            None => Selected::only(open(name)?, name),
        }
    }

    /// The record.
    pub fn record(&self) -> &Record {
        &self.file.records[self.index]
    }

    /// Why the game may not be whole: its file breaks off in it or after it.
    pub fn cut(&self) -> Option<Diagnostic> {
        self.file.error.clone().filter(|_| self.index + 1 == self.file.records.len())
    }

    /// The first stretch of its moves.
    pub fn movetext(&self) -> &str {
        let mut stretches = self.record().movetext.iter().map(|span| &self.file.source.text[span.range()]);
        stretches.find(|text| !text.trim().is_empty()).unwrap_or("")
    }

    /// Which game the record says that it is.
    ///
    /// # Errors
    /// [`Kind::File`] if it does not say.
    pub fn request(&self) -> Result<Request, Diagnostic> {
        let record = self.record();
        let Some(game) = record.tag("Game") else {
            let message = format!("game {} of the record does not say which game it is", self.index + 1);
            return Err(Diagnostic::new(Kind::File, message)
                .at(&self.file.source, record.span)
                .help("put `[Game \"NAME\"]` before it, or say `--game NAME`"));
        };
        let mut request = Request::game(game);
        for tag in &record.tags {
            add(&mut request, tag);
        }
        Ok(request)
    }

    /// Loads the rules asked for; what the record itself asks for in vain is told at its place. What is drawn by
    /// lot before the game is what the record says, or what its seed gives, or another where it names none.
    ///
    /// # Errors
    /// Everything that is wrong with the name, the options, the scripts or the grammar.
    pub fn load(&self, shelf: &Shelf, request: &mut Request, seed: u64) -> Result<Loaded, Vec<Diagnostic>> {
        let record = self.record();
        let seed = record.tag("Seed").and_then(|seed| seed.parse().ok()).unwrap_or(seed);
        shelf
            .draw(request, seed, self.movetext())
            .map_err(|errors| blame(shelf, &self.file.source, record, errors))
    }

    /// The only game of a file that is called by a name.
    ///
    /// # Errors
    /// [`Kind::File`] if there is none in it, or there are several.
    pub fn only(file: Arc<RecordFile>, path: &str) -> Result<Selected, Diagnostic> {
        match (file.records.len(), file.error.clone()) {
            (0, Some(error)) => Err(error),
            (0, None) => Err(Diagnostic::new(Kind::File, format!("there is no game in `{path}`"))),
            (1, _) => Ok(Selected { file, index: 0 }),
            (several, _) => {
                let message = format!("there are {several} games in `{path}`, and none is named");
                Err(Diagnostic::new(Kind::File, message)
                    .help(format!("`{path}#{}` is the first", file.id(0))))
            }
        }
    }

    fn with_id(file: Arc<RecordFile>, path: &str, id: &str) -> Result<Selected, Diagnostic> {
        let ids: Vec<String> = (0..file.records.len()).map(|index| file.id(index)).collect();
        let numbered = || id.parse().ok().and_then(|number: usize| number.checked_sub(1));
        let place = ids.iter().position(|known| known == id).or_else(numbered);
        if let Some(index) = place.filter(|index| *index < ids.len()) {
            return Ok(Selected { file, index });
        }
        if let Some(error) = file.error.clone() {
            return Err(error);
        }
        let error = Diagnostic::new(Kind::File, format!("there is no game `{id}` in `{path}`"));
        Err(match (nearest(id, ids.iter().map(String::as_str)), ids.as_slice()) {
            (Some(near), _) => error.help(format!("did you mean `{path}#{near}`?")),
            (None, [first, .., last]) => error.note(format!("its games go from `{first}` to `{last}`")),
            (None, _) => error,
        })
    }
}

/// Adds the options or house rules that a tag asks for.
pub(super) fn add(request: &mut Request, tag: &Tag) {
    if tag.name.eq_ignore_ascii_case("Set") {
        for (key, value) in settings(&tag.value) {
            set_option(request, key, &value);
        }
    } else if tag.name.eq_ignore_ascii_case("With") {
        request.with.extend(tag.value.split_whitespace().map(str::to_string));
    }
}

/// The options in a text such as `size=3 title=two words`.
fn settings(text: &str) -> Vec<(&str, String)> {
    let mut settings: Vec<(&str, String)> = Vec::new();
    for word in text.split_whitespace() {
        match (word.split_once('='), settings.last_mut()) {
            (Some((key, value)), _) => settings.push((key, value.to_string())),
            (None, Some((_, value))) => {
                value.push(' ');
                value.push_str(word);
            }
            (None, None) => {}
        }
    }
    settings
}
