use super::Library;
use super::names::{family, is_path, is_tests, tests_of};
use super::shelf::{Shelf, script_at};
use crate::diagnostic::{Diagnostic, Kind};
use crate::script::machine::Machine;
use crate::script::plan::Plan;
use crate::script::rule_test::RuleTest;
use crate::script::scripts::{Script, Scripts};
use std::path::Path;
use std::rc::Rc;

/// A file of rule tests that there is.
#[derive(Clone, Debug)]
pub struct TestFile {
    /// How it is called: its path; for a copy in the program the path it has there.
    pub name: String,
    /// The game to whose family it belongs, by its place in the rules folder.
    family: String,
    script: Script,
}

impl Library {
    /// All files of rule tests, sorted by name; a nearer one hides one of the same place further away.
    pub fn test_files(&self) -> Vec<TestFile> {
        let mut found: Vec<(String, TestFile)> = Vec::new();
        for shelf in &self.shelves {
            for relative in shelf.paths().into_iter().filter(|relative| is_tests(relative)) {
                if found.iter().any(|(known, _)| *known == relative) {
                    continue;
                }
                let Some(script) = shelf.script(&relative) else { continue };
                let family = family(&relative).to_string();
                found.push((relative, TestFile { name: script.source.name.to_string(), family, script }));
            }
        }
        found.sort_by(|left, right| left.0.cmp(&right.0));
        found.into_iter().map(|(_, file)| file).collect()
    }

    /// The rule tests that are meant by a path of a file, a script or a folder, or by the name of a game: its
    /// own and those of its variants.
    ///
    /// # Errors
    /// If there is nothing of that name, it has no tests, or a file of tests is wrong.
    pub fn rule_tests(&self, name: &str) -> Result<Vec<RuleTest>, Vec<Diagnostic>> {
        let path = Path::new(name);
        if path.is_dir() {
            let shelf = Shelf::Folder(path.to_path_buf());
            let files = shelf.paths().into_iter().filter(|relative| is_tests(relative));
            let files: Vec<TestFile> = files.filter_map(|file| TestFile::at(&path.join(file)).ok()).collect();
            return self.read_all(&files).and_then(|tests| some(name, tests));
        }
        if is_path(name) {
            let tests = if is_tests(name) { Some(name.to_string()) } else { tests_of(name) };
            let file = TestFile::at(Path::new(tests.as_deref().unwrap_or(name)));
            return file.map_err(Vec::from).and_then(|file| self.tests_in(&file));
        }
        let (game, _) = self.find_game(name)?;
        let own = family(&game).to_string();
        let files: Vec<TestFile> = self.test_files().into_iter().filter(|file| file.family == own).collect();
        let mut tests = self.read_all(&files)?;
        tests.retain(|test| {
            let of = test.request.game.as_str();
            of == game || of.strip_prefix(&game).is_some_and(|rest| rest.starts_with('/'))
        });
        some(name, tests)
    }

    /// The rule tests of a file.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn tests_in(&self, file: &TestFile) -> Result<Vec<RuleTest>, Vec<Diagnostic>> {
        let plan = Plan {
            name: file.name.clone(),
            game: file.script.clone(),
            layers: Vec::new(),
            set: Vec::new(),
            presets: Vec::new(),
            budget: self.budget,
        };
        let shelves: Rc<dyn Scripts> = Rc::new(self.clone());
        some(&file.name, Machine::tests(&plan, &shelves)?)
    }

    fn read_all(&self, files: &[TestFile]) -> Result<Vec<RuleTest>, Vec<Diagnostic>> {
        let tests: Result<Vec<_>, _> = files.iter().map(|file| self.tests_in(file)).collect();
        Ok(tests?.into_iter().flatten().collect())
    }
}

impl TestFile {
    fn at(path: &Path) -> Result<TestFile, Diagnostic> {
        let name = path.display().to_string();
        let script = script_at(path).map_err(|error| {
            let why = match error.kind() {
                std::io::ErrorKind::NotFound => "there is no such file".to_string(),
                std::io::ErrorKind::InvalidData => "it is not a text in UTF-8".to_string(),
                _ => error.to_string(),
            };
            Diagnostic::new(Kind::File, format!("`{name}` cannot be read: {why}"))
        })?;
        let family = family(&path.file_name().unwrap_or_default().to_string_lossy()).to_string();
        Ok(TestFile { name, family, script: Script { is_game: false, ..script } })
    }
}

/// The tests, of which there must be some.
fn some(name: &str, tests: Vec<RuleTest>) -> Result<Vec<RuleTest>, Vec<Diagnostic>> {
    if tests.is_empty() {
        let error = Diagnostic::new(Kind::File, format!("there are no rule tests in `{name}`"));
        return Err(error.help("they are in files whose names end in `_test.lua`, beside the rules").into());
    }
    Ok(tests)
}
