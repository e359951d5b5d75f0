use super::engine::Outcome;
use super::kept::Kept;
use super::{Engine, Reply};
use crate::diagnostic::{Diagnostic, Source};
use crate::script::Request;
use crate::session::Replay;
use crate::session::file::{RecordFile, RecordWriter, Selected};
use std::sync::Arc;

impl Engine {
    /// Writes the record of the game.
    pub(super) fn save(&mut self, path: &str) -> Outcome {
        if self.writer.as_ref().is_none_or(|writer| writer.path().as_os_str() != path) {
            self.writer = Some(RecordWriter::to(path)?);
        }
        let record = self.record();
        if let Some(writer) = &mut self.writer {
            writer.write(&record)?;
        }
        Ok(Reply::Saved { saved: path.to_string() })
    }

    /// Goes on with a recorded game.
    pub(super) fn load(&mut self, name: &str) -> Outcome {
        let selected = Selected::find(name, |path| RecordFile::open(path).map(Arc::new))?;
        self.take_up(selected.request()?, &selected, name)
    }

    /// Goes on with a game of records that were read, as far as it can be played; the game before is kept.
    ///
    /// # Errors
    /// What is wrong with the game that it is, or why it cannot be played to its end.
    pub fn take_up(&mut self, request: Request, selected: &Selected, name: &str) -> Outcome {
        let (next, error) = self.recorded(request, selected)?;
        let kept = self.turn_to(next);
        match error {
            None => Ok(self.now_instead(&format!("the game of `{name}`"), kept)),
            Some(error) => Err(error.note("the game was loaded up to there").into()),
        }
    }

    /// Goes on with a recorded game, under the rules asked for, as far as it can be played; why it cannot be
    /// played to its end. The game before is let go.
    ///
    /// # Errors
    /// What is wrong with the game that it is, or with its position; the game before stays.
    pub fn adopt(
        &mut self,
        request: Request,
        selected: &Selected,
    ) -> Result<Option<Diagnostic>, Vec<Diagnostic>> {
        let (next, error) = self.recorded(request, selected)?;
        self.become_game(next);
        Ok(error)
    }

    fn recorded(
        &self,
        mut request: Request,
        selected: &Selected,
    ) -> Result<(Kept, Option<Diagnostic>), Vec<Diagnostic>> {
        let loaded = selected.load(&self.shelf, &mut request, self.seed)?;
        let (source, record) = (&selected.file.source, selected.record());
        let replay = Replay::of(loaded.game, loaded.notation, source, record, None)?;
        let next = Kept {
            id: 0,
            request,
            session: replay.session.run_by(loaded.runner),
            start: record.tag("Position").map(|text| Source::new(source.name.clone(), text)),
            tags: record.tags.iter().map(|tag| (tag.name.clone(), tag.value.clone())).collect(),
            seed: record.tag("Seed").and_then(|seed| seed.parse().ok()).unwrap_or(self.seed),
            writer: None,
            files: loaded.files,
        };
        Ok((next, replay.error.or_else(|| selected.cut())))
    }
}
