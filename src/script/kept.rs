use super::library::Stamp;
use super::scripts::{Script, Scripts, Text};
use crate::diagnostic::{Diagnostic, Kind};
use std::cell::RefCell;
use std::rc::Rc;

/// Scripts as they were when a game was loaded, so that another thread loads the very same.
#[derive(Clone, Debug, Default)]
pub(super) struct Kept {
    /// By who asked (a script's key, or nothing) and the name it asked for.
    pub modules: Vec<(Option<String>, String, Script)>,
    pub grammars: Vec<Text>,
    pub texts: Vec<Text>,
}

impl Scripts for Kept {
    fn find_module(&self, name: &str, from: Option<&Script>) -> Result<Script, Diagnostic> {
        let from = from.map(|script| script.key.as_str());
        let found = self.modules.iter().find(|(by, known, _)| by.as_deref() == from && known == name);
        found
            .map(|(_, _, script)| script.clone())
            .ok_or_else(|| Diagnostic::new(Kind::Script, format!("there is no script `{name}`")))
    }

    fn find_grammar(&self, name: &str) -> Option<Text> {
        let end = format!("{name}.pest");
        self.grammars.iter().find(|text| text.source.name.ends_with(&end)).cloned()
    }

    fn find_text(&self, path: &str) -> Result<Text, String> {
        let found = self.texts.iter().find(|text| *text.source.name == *path);
        found.cloned().ok_or_else(|| "there is no such file".to_string())
    }
}

/// Finds scripts where another one finds them, and remembers what was found.
pub(super) struct Keeping {
    inner: Rc<dyn Scripts>,
    kept: RefCell<Kept>,
}

impl Keeping {
    /// Nothing is kept yet.
    pub fn new(inner: Rc<dyn Scripts>) -> Self {
        Keeping { inner, kept: RefCell::default() }
    }

    /// What was found.
    pub fn take(&self) -> Kept {
        self.kept.take()
    }

    /// The files that it is in.
    pub fn files(&self) -> Vec<Stamp> {
        let kept = self.kept.borrow();
        let scripts = kept.modules.iter().filter_map(|(_, _, script)| script.file.clone());
        let texts = kept.grammars.iter().chain(&kept.texts).filter_map(|text| text.file.clone());
        scripts.chain(texts).collect()
    }
}

impl Scripts for Keeping {
    fn find_module(&self, name: &str, from: Option<&Script>) -> Result<Script, Diagnostic> {
        let script = self.inner.find_module(name, from)?;
        let by = from.map(|script| script.key.clone());
        self.kept.borrow_mut().modules.push((by, name.to_string(), script.clone()));
        Ok(script)
    }

    fn find_grammar(&self, name: &str) -> Option<Text> {
        let text = self.inner.find_grammar(name)?;
        self.kept.borrow_mut().grammars.push(text.clone());
        Some(text)
    }

    fn find_text(&self, path: &str) -> Result<Text, String> {
        let text = self.inner.find_text(path)?;
        self.kept.borrow_mut().texts.push(text.clone());
        Ok(text)
    }
}
