use super::scripts::{Script, Scripts};
use crate::diagnostic::{Diagnostic, Kind, Source};
use std::cell::RefCell;
use std::rc::Rc;

/// Scripts as they were when a game was loaded, so that another thread loads the very same.
#[derive(Clone, Debug, Default)]
pub(super) struct Kept {
    /// By who asked (a script's key, or nothing) and the name it asked for.
    pub modules: Vec<(Option<String>, String, Script)>,
    pub grammars: Vec<Source>,
}

impl Scripts for Kept {
    fn find_module(&self, name: &str, from: Option<&Script>) -> Result<Script, Diagnostic> {
        let from = from.map(|script| script.key.as_str());
        let found = self.modules.iter().find(|(by, known, _)| by.as_deref() == from && known == name);
        found
            .map(|(_, _, script)| script.clone())
            .ok_or_else(|| Diagnostic::new(Kind::Script, format!("there is no script `{name}`")))
    }

    fn find_grammar(&self, name: &str) -> Option<Source> {
        let end = format!("{name}.pest");
        self.grammars.iter().find(|source| source.name.ends_with(&end)).cloned()
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
}

impl Scripts for Keeping {
    fn find_module(&self, name: &str, from: Option<&Script>) -> Result<Script, Diagnostic> {
        let script = self.inner.find_module(name, from)?;
        let by = from.map(|script| script.key.clone());
        self.kept.borrow_mut().modules.push((by, name.to_string(), script.clone()));
        Ok(script)
    }

    fn find_grammar(&self, name: &str) -> Option<Source> {
        let source = self.inner.find_grammar(name)?;
        self.kept.borrow_mut().grammars.push(source.clone());
        Some(source)
    }
}
