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
    /// Its text, or why it cannot be read.
    script: Result<Script, Diagnostic>,
}

/// The rule tests that were asked for, and what is wrong with files of them; those that are right are there.
pub type RuleTests = (Vec<RuleTest>, Vec<Diagnostic>);

impl Library {
    /// All files of rule tests, sorted by name; a nearer one hides one of the same place further away.
    pub fn test_files(&self) -> Vec<TestFile> {
        let mut found: Vec<(String, TestFile)> = Vec::new();
        for shelf in &self.shelves {
            for relative in shelf.paths().into_iter().filter(|relative| is_tests(relative)) {
                if !found.iter().any(|(known, _)| *known == relative) {
                    let file = TestFile::on(shelf, &relative);
                    found.push((relative, file));
                }
            }
        }
        found.sort_by(|left, right| left.0.cmp(&right.0));
        found.into_iter().map(|(_, file)| file).collect()
    }

    /// All rule tests that there are.
    pub fn all_rule_tests(&self) -> RuleTests {
        self.read_all(&self.test_files())
    }

    /// The rule tests that are meant by a path of a file, a script or a folder, or by the name of a game: its
    /// own and those of its variants.
    ///
    /// # Errors
    /// If there is nothing of that name, or it has no tests.
    pub fn rule_tests(&self, name: &str) -> Result<RuleTests, Diagnostic> {
        let path = Path::new(name);
        let read = if path.is_dir() {
            let shelf = Shelf::Folder(path.to_path_buf());
            let paths = shelf.paths().into_iter().filter(|relative| is_tests(relative));
            self.read_all(&paths.map(|relative| TestFile::on(&shelf, &relative)).collect::<Vec<_>>())
        } else if is_path(name) {
            let tests = if is_tests(name) { Some(name.to_string()) } else { tests_of(name) };
            self.read_all(&[TestFile::at(Path::new(tests.as_deref().unwrap_or(name)))])
        } else {
            let (game, _) = self.find_game(name)?;
            let own = family(&game).to_string();
            let files = self.test_files().into_iter().filter(|file| file.family == own);
            let (mut tests, errors) = self.read_all(&files.collect::<Vec<_>>());
            tests.retain(|test| {
                let of = test.request.game.as_str();
                of == game || of.strip_prefix(&game).is_some_and(|rest| rest.starts_with('/'))
            });
            (tests, errors)
        };
        if read.0.is_empty() && read.1.is_empty() { Err(none(name)) } else { Ok(read) }
    }

    /// The rule tests of a file.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn tests_in(&self, file: &TestFile) -> Result<Vec<RuleTest>, Vec<Diagnostic>> {
        let plan = Plan {
            name: file.name.clone(),
            game: file.script.clone()?,
            layers: Vec::new(),
            set: Vec::new(),
            lots: Vec::new(),
            presets: Vec::new(),
            budget: self.budget,
            counting: false,
        };
        let shelves: Rc<dyn Scripts> = Rc::new(self.clone());
        let tests = Machine::tests(&plan, &shelves)?;
        if tests.is_empty() { Err(none(&file.name).into()) } else { Ok(tests) }
    }

    fn read_all(&self, files: &[TestFile]) -> RuleTests {
        let (mut tests, mut errors) = (Vec::new(), Vec::new());
        for file in files {
            match self.tests_in(file) {
                Ok(read) => tests.extend(read),
                Err(wrong) => errors.extend(wrong),
            }
        }
        (tests, errors)
    }
}

impl TestFile {
    /// A file of a shelf.
    fn on(shelf: &Shelf, relative: &str) -> TestFile {
        let family = family(relative).to_string();
        match shelf.script(relative) {
            Some(script) => TestFile { name: script.source.name.to_string(), family, script: Ok(script) },
            None => TestFile { family, ..TestFile::at(Path::new(&shelf.place(relative))) },
        }
    }

    /// A file at any path.
    fn at(path: &Path) -> TestFile {
        let name = path.display().to_string();
        let script = script_at(path).map_err(|error| {
            let why = match error.kind() {
                std::io::ErrorKind::NotFound => "there is no such file".to_string(),
                std::io::ErrorKind::InvalidData => "it is not a text in UTF-8".to_string(),
                _ => error.to_string(),
            };
            Diagnostic::new(Kind::File, format!("`{name}` cannot be read: {why}"))
        });
        let family = family(&path.file_name().unwrap_or_default().to_string_lossy()).to_string();
        TestFile { name, family, script: script.map(|script| Script { is_game: false, ..script }) }
    }
}

/// The error of something that has no tests.
fn none(name: &str) -> Diagnostic {
    Diagnostic::new(Kind::File, format!("there are no rule tests in `{name}`"))
        .help("they are in files whose names end in `_test.lua`, beside the rules")
}
