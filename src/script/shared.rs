use super::draft::Draft;
use super::place::{Place, locate};
use super::scripts::{Script, Scripts};
use super::settings::Settings;
use super::term::{DEEPEST, LARGEST, Term};
use super::word::Type;
use crate::diagnostic::{Diagnostic, Kind, Source};
use crate::rule::{FunctionId, Steps, Watcher};
use mlua::{Function, Lua, Value};
use rustc_hash::FxHashMap;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

/// How many things that are wrong are told of at once.
const MOST_FINDINGS: usize = 100;

/// What all that runs in one Lua machine shares.
pub(super) struct Shared {
    /// What is wrong with the scripts.
    pub findings: RefCell<Vec<Diagnostic>>,
    /// What a script refused first, if it went on to see what house rules ask for.
    pub refusal: RefCell<Option<Diagnostic>>,
    /// Files that options name and that were read, by the option.
    pub files: RefCell<Vec<(String, Source)>>,
    /// The game that is being declared.
    pub draft: RefCell<Draft>,
    /// The scripts in the order of loading; chunk `s3` is number 3.
    pub sources: RefCell<Vec<Source>>,
    /// The functions that rules are, by their number.
    pub functions: RefCell<Vec<Lifted>>,
    /// Whether the scripts are loaded, so that only functions run.
    pub running: Cell<bool>,
    /// What limits and counts the running code.
    pub meter: super::meter::Meter,
    /// How many expressions were copied for what `also` says.
    pub copied: Cell<u64>,
    /// What counts the steps of the game's rules.
    pub steps: Steps,
    /// The values that options are given from outside.
    pub settings: RefCell<Settings>,
    /// Where scripts are found.
    pub shelves: Rc<dyn Scripts>,
    /// The scripts that were run, in the order of `sources`.
    pub scripts: RefCell<Vec<Script>>,
    /// What each script returned.
    pub loaded: RefCell<FxHashMap<String, Value>>,
    /// The scripts that are running, the outermost first.
    pub open: RefCell<Vec<String>>,
    /// Whether a house rule is laid over the game: whatever game it requires is the one there is.
    pub laying: Cell<bool>,
    /// Whether the script is a file of rule tests.
    pub testing: Cell<bool>,
    /// The games that it tests.
    pub tested: RefCell<Vec<super::library::Request>>,
    /// The tests that it declared so far.
    pub tests: RefCell<Vec<super::rule_test::RuleTest>>,
    /// What the functions that run now were asked about, the innermost last.
    pub asked: RefCell<Vec<super::asked::Asked>>,
    /// The names that are known once all scripts are loaded.
    pub world: OnceCell<Rc<super::world::World>>,
    /// Who is told of what functions ask.
    pub watcher: OnceCell<Rc<dyn Watcher>>,
    /// The scripts as functions, by number, where it is counted how often each line runs.
    pub chunks: Option<RefCell<Vec<Function>>>,
}

/// A function of a script that is a rule or a part of one.
#[derive(Clone)]
pub(super) struct Lifted {
    pub function: Function,
    /// Where it is written.
    pub at: Place,
    /// What it must answer.
    pub answers: Type,
    /// The rule that it belongs to, once that is known.
    pub rule: Option<String>,
}

impl Shared {
    /// What a machine's values share.
    pub fn of(lua: &Lua) -> mlua::Result<Rc<Shared>> {
        let shared = lua.app_data_ref::<Rc<Shared>>();
        shared.map(|shared| shared.clone()).ok_or_else(|| mlua::Error::runtime("the machine has no game"))
    }

    /// Says that something is wrong: while loading it is kept, and the script goes on; later it is an error.
    pub fn complain(&self, finding: Diagnostic) -> mlua::Result<()> {
        if self.running.get() {
            return Err(mlua::Error::external(finding));
        }
        self.find(finding);
        Ok(())
    }

    /// An expression as a value of a script; one that is nested too deeply is complained about.
    pub fn value(&self, lua: &Lua, term: Term) -> mlua::Result<Value> {
        if term.0.depth > DEEPEST {
            let message = format!("more than {DEEPEST} expressions lie in each other");
            let error = self.error(term.0.at, &[], message).help("give the parts names of their own");
            return Err(mlua::Error::external(error));
        }
        if term.0.size > LARGEST {
            let message =
                format!("more than {LARGEST} expressions lie in one; what is used twice counts twice");
            let error = self.error(term.0.at, &[], message).help("give the parts names of their own");
            return Err(mlua::Error::external(error));
        }
        lua.create_userdata(term).map(Value::UserData)
    }

    /// Keeps a finding, unless the same was found at the same place.
    pub fn find(&self, finding: Diagnostic) {
        let mut findings = self.findings.borrow_mut();
        if findings.len() < MOST_FINDINGS
            && !findings
                .iter()
                .any(|known| known.message == finding.message && known.place() == finding.place())
        {
            findings.push(finding);
        }
    }

    /// An error in a script: it points at the first of some words that stands near the line.
    pub fn error(&self, at: Place, words: &[&str], message: impl Into<String>) -> Diagnostic {
        let error = Diagnostic::new(Kind::Script, message);
        match self.sources.borrow().get(usize::from(at.source)) {
            Some(source) if at.line > 0 => error.at(source, locate(source, at.line as usize, words)),
            _ => error,
        }
    }

    /// The name of a script.
    pub fn file(&self, at: Place) -> String {
        self.sources.borrow().get(usize::from(at.source)).map_or_else(String::new, |s| s.name.to_string())
    }

    /// Gives a function a number.
    pub fn lift(&self, function: &Function, answers: Type) -> FunctionId {
        let info = function.info();
        let at = Place {
            source: info.source.as_deref().and_then(chunk_number).unwrap_or(0),
            line: info.line_defined.unwrap_or(0) as u32,
        };
        let mut functions = self.functions.borrow_mut();
        if functions.len() > usize::from(u16::MAX) - 1 {
            self.find(self.error(at, &["function"], "the rules have too many functions"));
            return FunctionId(u16::MAX);
        }
        functions.push(Lifted { function: function.clone(), at, answers, rule: None });
        FunctionId((functions.len() - 1) as u16)
    }
}

/// The name under which Lua knows a script.
pub(super) fn chunk_name(number: usize) -> String {
    format!("=s{number}")
}

/// The number of a script by the name under which Lua knows it.
pub(super) fn chunk_number(name: &str) -> Option<u16> {
    name.trim_start_matches('=').strip_prefix('s')?.parse().ok()
}

/// The line of a script that runs now.
pub(super) fn here(lua: &Lua) -> Place {
    for level in 0..20 {
        let found = lua.inspect_stack(level, |frame| {
            let source = frame.source();
            let number = source.source.as_deref().and_then(chunk_number)?;
            Some(Place { source: number, line: frame.current_line()? as u32 })
        });
        match found {
            None => break,
            Some(Some(place)) => return place,
            Some(None) => {}
        }
    }
    Place::default()
}
