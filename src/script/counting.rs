use super::host::{Factory, start};
use super::kept::Kept;
use super::machine::Machine;
use super::plan::Plan;
use super::scripts::Script;
use super::spread::Spread;
use crate::diagnostic::{Diagnostic, Source};
use crate::rule::{FunctionId, Game, Host, Note, Steps, Stretch, Value, View, Watcher};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use std::sync::Arc;

/// Answers as a machine does, and counts how often each stretch of the scripts runs.
///
/// What counts is a second machine, whose scripts have a line of their own for every stretch. What goes wrong there
/// is asked of the first, whose lines are those of the files.
pub(super) struct Counting {
    plain: Machine,
    counts: Option<Machine>,
    spreads: Spreads,
}

/// The scripts that were spread out, by their names.
type Spreads = FxHashMap<Arc<str>, Spread>;

impl Counting {
    /// Counts what runs of the scripts of a factory. Scripts that cannot be spread out are counted by whole lines.
    pub fn new(plain: Machine, factory: &Factory, game: &Arc<Game>) -> Counting {
        for spread in [true, false] {
            let mut spreads = Spreads::default();
            let (plan, kept) = scripts(factory, |script| match spread {
                true => spread_out(script, &mut spreads),
                false => script,
            });
            if let Ok(counts) = start(plan, kept, game) {
                return Counting { plain, counts: Some(counts), spreads };
            }
        }
        Counting { plain, counts: None, spreads: Spreads::default() }
    }
}

impl Host for Counting {
    fn call(&self, function: FunctionId, view: &View<'_>) -> Result<Value, Diagnostic> {
        match self.counts.as_ref().map(|counts| counts.call(function, view)) {
            Some(Ok(value)) => Ok(value),
            Some(Err(_)) | None => self.plain.call(function, view),
        }
    }

    fn steps(&self) -> &Steps {
        self.counts.as_ref().unwrap_or(&self.plain).steps()
    }

    fn note(&self, note: Note<'_>) {
        self.counts.as_ref().unwrap_or(&self.plain).note(note);
    }

    fn watch(&self, watcher: Rc<dyn Watcher>) {
        self.counts.as_ref().unwrap_or(&self.plain).watch(watcher);
    }

    fn ran(&self) -> Vec<Stretch> {
        let Some(machine) = &self.counts else { return Vec::new() };
        let shared = &machine.shared;
        let mut stretches = Vec::new();
        let chunks = shared.chunks.iter().flat_map(|chunks| chunks.borrow().clone());
        for (chunk, source) in chunks.zip(shared.sources.borrow().iter()) {
            let mut lines: Vec<Option<u64>> = Vec::new();
            chunk.coverage(|function| {
                // the script itself runs while it loads
                if function.depth == 0 {
                    return;
                }
                lines.resize(lines.len().max(function.hits.len()), None);
                for (line, hits) in lines.iter_mut().zip(&function.hits) {
                    *line = (*line).max(u64::try_from(*hits).ok());
                }
            });
            let counted = lines.iter().enumerate().filter_map(|(line, times)| Some((line, (*times)?)));
            stretches.extend(counted.map(|(number, times)| {
                let spread = self.spreads.get(&source.name);
                let (line, column) = spread.map_or((number as u32, 1), |spread| spread.place(number));
                Stretch { file: source.name.clone(), line, column, times }
            }));
        }
        stretches
    }
}

/// What a factory loads, with each script changed, and counted.
fn scripts(factory: &Factory, mut change: impl FnMut(Script) -> Script) -> (Plan, Kept) {
    let (mut plan, mut kept) = (factory.plan.clone(), factory.kept.clone());
    plan.counting = true;
    plan.game = change(plan.game);
    plan.layers = plan.layers.into_iter().map(|(name, script)| (name, change(script))).collect();
    let modules = kept.modules.into_iter();
    kept.modules = modules.map(|(by, name, script)| (by, name, change(script))).collect();
    (plan, kept)
}

fn spread_out(script: Script, spreads: &mut Spreads) -> Script {
    let spread = Spread::of(&script.source.text);
    let source = Source { text: spread.text.as_str().into(), ..script.source.clone() };
    spreads.insert(script.source.name.clone(), spread);
    Script { source, ..script }
}
