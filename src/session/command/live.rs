use super::engine::Outcome;
use super::{Engine, Entry, Item, Reply, Word, split};
use crate::diagnostic::Diagnostic;
use crate::session::answer::{ChangesAnswer, PositionAnswer, ReloadAnswer};
use std::path::PathBuf;

impl Engine {
    /// Reads the scripts again if one of the files they came from was saved since they were read; nothing if none
    /// was. The game is kept. While something is wrong with the scripts, the rules before stay, and it is told once.
    pub fn refresh(&mut self) -> Option<Outcome> {
        let saved = self.files.changed();
        if saved.is_empty() {
            return None;
        }
        let done = format!("{} saved: the scripts were read again", names(&saved));
        Some(self.reload(&done).map_err(|errors| self.kept_running(errors)))
    }

    /// The same before a line, unless the line begins with reading them again.
    pub fn refresh_before(&mut self, line: &str) -> Option<Outcome> {
        let reloads = split(line).first().is_some_and(|item| match item {
            Item::Command { name, .. } => {
                Entry::find(&line[name.range()]).is_some_and(|entry| entry.word == Word::Reload)
            }
            Item::Moves(_) => false,
        });
        if reloads { None } else { self.refresh() }
    }

    /// Reads the scripts again and plays the game so far under them.
    ///
    /// # Errors
    /// What is wrong with the scripts, or which move is not allowed and why; the rules before stay.
    pub(super) fn reload(&mut self, done: &str) -> Outcome {
        let request = self.request.clone();
        self.offered = None;
        let loaded = self.shelf.reload(&request);
        self.files = self.shelf.files(&request).and(&self.files);
        let session = self.under(request.clone(), &loaded?)?;
        let changes = ChangesAnswer::between(&self.session, &session)?;
        self.put(request, session);
        let now = PositionAnswer::of(&self.session);
        Ok(Reply::Reloaded(ReloadAnswer { done: done.to_string(), changes, now }))
    }

    /// Errors of scripts that were saved, with what holds meanwhile.
    fn kept_running(&self, mut errors: Vec<Diagnostic>) -> Vec<Diagnostic> {
        if let Some(last) = errors.last_mut().filter(|_| self.offered.is_none()) {
            last.notes.push("the rules from before hold until the scripts are right again".to_string());
        }
        errors
    }
}

/// `a.lua was`, `a.lua and b.lua were`.
fn names(paths: &[PathBuf]) -> String {
    let names: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
    format!("{} {}", names.join(" and "), if names.len() == 1 { "was" } else { "were" })
}
