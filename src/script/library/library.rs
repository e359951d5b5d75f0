use super::names::{candidates, game_name, is_path, parent, variant_of};
use super::shelf::{Shelf, script_at};
use super::{Files, LibraryPaths, Listed, Loaded, Request};
use crate::diagnostic::{Diagnostic, Kind, nearest};
use crate::script::drawing;
use crate::script::host::Factory;
use crate::script::kept::Keeping;
use crate::script::machine::Machine;
use crate::script::meter::Budget;
use crate::script::plan::Plan;
use crate::script::scripts::{Script, Scripts, Text};
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

/// All rules that there are, by name.
#[derive(Clone, Debug)]
pub struct Library {
    pub(super) shelves: Vec<Shelf>,
    pub(super) budget: Budget,
    /// The only texts that options may name, unless they may name any.
    texts: Option<Vec<String>>,
}

impl Library {
    /// The rules in some folders, and those in the program.
    pub fn new(paths: LibraryPaths) -> Self {
        let folders = [paths.given, paths.working, paths.user].into_iter().flatten();
        let folders = folders.filter(|folder| folder.is_dir()).map(Shelf::Folder);
        Library {
            shelves: folders.chain([Shelf::Embedded]).collect(),
            budget: Budget::default(),
            texts: None,
        }
    }

    /// The same with other limits for scripts.
    pub fn with_budget(self, budget: Budget) -> Self {
        Library { budget, ..self }
    }

    /// The same where options may name no files but these: for games that are asked for from afar.
    pub fn with_texts(self, texts: Vec<String>) -> Self {
        Library { texts: Some(texts), ..self }
    }

    /// Loads a game with its options and house rules.
    ///
    /// # Errors
    /// Everything that was found wrong: with the request, or with the scripts.
    pub fn load(&self, request: &Request) -> Result<Loaded, Vec<Diagnostic>> {
        self.load_noting(request, &mut Files::default())
    }

    /// The same; notes the files that were read, also if something is wrong with them.
    ///
    /// # Errors
    /// As [`Library::load`].
    pub fn load_noting(&self, request: &Request, files: &mut Files) -> Result<Loaded, Vec<Diagnostic>> {
        let (name, game) = self.find_game(&request.game).map_err(|error| vec![error])?;
        let layers = request.with.iter().map(|layer| self.find_layer(&name, layer));
        let layers = layers.collect::<Result<Vec<_>, _>>().map_err(|error| vec![error])?;
        let mut plan = Plan {
            name,
            game,
            layers,
            set: request.set.clone(),
            lots: request.lots.clone(),
            presets: Vec::new(),
            budget: self.budget,
            counting: false,
        };
        let keeping = Rc::new(Keeping::new(Rc::new(self.clone())));
        let shelves: Rc<dyn Scripts> = keeping.clone();
        let own = [&plan.game].into_iter().chain(plan.layers.iter().map(|(_, script)| script));
        own.filter_map(|script| script.file.clone()).for_each(|file| files.add(file));
        let loaded = Machine::load(&mut plan, &shelves);
        keeping.files().into_iter().for_each(|file| files.add(file));
        let (machine, mut game) = loaded?;
        if !machine.shared.functions.borrow().is_empty() {
            game.functions = Some(Arc::new(Factory { plan, kept: keeping.take() }));
        }
        Ok(Loaded { game: Arc::new(game), request: request.clone(), files: files.clone() })
    }

    /// Every game and variant, sorted by name.
    pub fn list(&self) -> Vec<Listed> {
        let mut listed: Vec<Listed> = Vec::new();
        for shelf in &self.shelves {
            for relative in shelf.paths() {
                let Some(name) = game_name(&relative) else { continue };
                let place = shelf.place(&relative);
                if let Some(nearer) = listed.iter_mut().find(|listed| listed.name == name) {
                    if self.differs(&relative) {
                        let embedded = matches!(shelf, Shelf::Embedded);
                        nearer.hides.push(if embedded {
                            "the copy in the program".to_string()
                        } else {
                            place
                        });
                    }
                    continue;
                }
                let loaded = self.load(&Request::game(name.as_str()));
                let (title, findings) = match loaded {
                    Ok(loaded) => (loaded.game.title.clone(), Vec::new()),
                    Err(findings) => (name.clone(), findings),
                };
                let embedded = matches!(shelf, Shelf::Embedded);
                let parent = parent(&name).map(String::from);
                listed.push(Listed { name, title, parent, place, embedded, hides: Vec::new(), findings });
            }
        }
        listed.sort_by(|left, right| left.name.cmp(&right.name));
        listed
    }

    /// Whether the shelves have different scripts at a path: a copy hides nothing.
    fn differs(&self, relative: &str) -> bool {
        let mut texts = self.shelves.iter().filter_map(|shelf| Some(shelf.script(relative)?.source.text));
        let first = texts.next();
        texts.any(|text| Some(text) != first)
    }

    /// A game by name or path, with the name that it is called by.
    pub(super) fn find_game(&self, name: &str) -> Result<(String, Script), Diagnostic> {
        let path = Path::new(name);
        if is_path(name) || name.contains(['/', '\\']) && path.is_file() {
            return self.find_path(name).map(|script| (name.to_string(), script));
        }
        match self.find(name) {
            Some((relative, script)) => {
                let name = game_name(&relative).unwrap_or_else(|| name.to_string());
                Ok((name, script))
            }
            None => Err(self.unknown(name, "game")),
        }
    }

    /// A house rule by path, by name, or by its bare name in the family of the game.
    fn find_layer(&self, game: &str, name: &str) -> Result<(String, Script), Diagnostic> {
        if is_path(name) {
            return self.find_path(name).map(|script| (name.to_string(), script));
        }
        let family = if is_path(game) {
            Path::new(game).file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
        } else {
            game.split('/').next().unwrap_or(game).to_string()
        };
        let inside = (!name.contains('/')).then(|| format!("{family}/{name}"));
        let found = inside.iter().map(String::as_str).chain([name]).find_map(|name| self.find(name));
        match found {
            Some((relative, script)) => {
                Ok((game_name(&relative).unwrap_or_else(|| name.to_string()), script))
            }
            None => {
                if let Some(unreadable) =
                    inside.iter().map(String::as_str).chain([name]).find_map(|name| self.unreadable(name))
                {
                    return Err(unreadable);
                }
                let names = self.names();
                let bare = names.iter().filter_map(|known| known.strip_prefix(&format!("{family}/")));
                let error = Diagnostic::new(Kind::Usage, format!("there is no house rule `{name}`"));
                if let Some(help) = lies_here(name) {
                    return Err(error.help(help));
                }
                Err(error.nearest(name, bare.chain(names.iter().map(String::as_str))))
            }
        }
    }

    fn find_path(&self, name: &str) -> Result<Script, Diagnostic> {
        script_at(Path::new(name)).map_err(|error| {
            let why = match error.kind() {
                std::io::ErrorKind::NotFound => "there is no such file".to_string(),
                std::io::ErrorKind::InvalidData => "it is not a text in UTF-8".to_string(),
                _ => error.to_string().split(" (os error").next().unwrap_or_default().to_lowercase(),
            };
            Diagnostic::new(Kind::File, format!("`{name}` cannot be read: {why}"))
        })
    }

    /// A script by name on the nearest shelf that has one, with its path there.
    fn find(&self, name: &str) -> Option<(String, Script)> {
        let candidates = candidates(name);
        self.shelves.iter().find_map(|shelf| {
            candidates.iter().find_map(|relative| Some((relative.clone(), shelf.script(relative)?)))
        })
    }

    /// Why the script that a name should stand for cannot be read, if it is there.
    fn unreadable(&self, name: &str) -> Option<Diagnostic> {
        let folders = self.shelves.iter().filter_map(|shelf| match shelf {
            Shelf::Folder(folder) => Some(folder),
            Shelf::Embedded => None,
        });
        let candidates = candidates(name);
        let paths = folders.flat_map(|folder| candidates.iter().map(|relative| folder.join(relative)));
        let there = |path: &std::path::PathBuf| path.symlink_metadata().is_ok_and(|entry| !entry.is_dir());
        paths.filter(there).find_map(|path| self.find_path(&path.display().to_string()).err())
    }

    /// The names of all games and variants.
    pub fn names(&self) -> Vec<String> {
        let paths = self.shelves.iter().flat_map(Shelf::paths);
        let mut names: Vec<String> = paths.filter_map(|path| game_name(&path)).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// What a variant of a game would be called, and where it would be in a rules folder.
    ///
    /// # Errors
    /// If there is no such game, or it is a path.
    pub fn place_of_variant(&self, of: &str, name: &str) -> Result<(String, String), Diagnostic> {
        match self.find(of) {
            Some((relative, _)) => Ok(variant_of(&relative, name)),
            None => Err(self.unknown(of, "game")),
        }
    }

    fn unknown(&self, name: &str, what: &str) -> Diagnostic {
        if let Some(unreadable) = self.unreadable(name) {
            return unreadable;
        }
        let names = self.names();
        let error = Diagnostic::new(Kind::Usage, format!("there is no {what} `{name}`"));
        if let Some(help) = lies_here(name) {
            return error.help(help);
        }
        match nearest(name, names.iter().map(String::as_str)) {
            Some(near) => error.help(format!("did you mean `{near}`?")),
            None => error.help("`houserule list` says which there are"),
        }
    }
}

/// The name in a path to a script, if it is more than a name.
fn bare(name: &str) -> Option<&str> {
    let bare = name.trim_start_matches("./");
    let bare = bare.strip_suffix(".lua").or_else(|| bare.strip_suffix(".luau")).unwrap_or(bare);
    (bare != name).then_some(bare)
}

/// What helps if a name is that of a file in the working folder.
fn lies_here(name: &str) -> Option<String> {
    let script = format!("./{name}.lua");
    if Path::new(&script).is_file() {
        return Some(format!("did you mean `{script}`?"));
    }
    let path = Path::new(name);
    (path.is_file() && !is_path(name))
        .then(|| format!("there is a file `{name}`, but the name of a script ends in `.lua`"))
}

impl Scripts for Library {
    fn find_module(&self, name: &str, from: Option<&Script>) -> Result<Script, Diagnostic> {
        let beside = from.and_then(|script| Some((script, script.file.as_ref()?.0.parent()?.to_path_buf())));
        if let Some((script, folder)) = beside {
            for relative in candidates(name) {
                let path = folder.join(&relative);
                if let Ok(found) = script_at(&path)
                    && found.key != script.key
                {
                    return Ok(found);
                }
            }
        }
        match self.find(name) {
            Some((_, script)) => Ok(script),
            None => Err(match bare(name).filter(|bare| self.find_module(bare, from).is_ok()) {
                Some(bare) => Diagnostic::new(Kind::Usage, format!("there is no script `{name}`"))
                    .help(format!("did you mean `{bare}`? A script is required by its name alone")),
                None => self.unknown(name, "script"),
            }),
        }
    }

    fn find_grammar(&self, name: &str) -> Option<Text> {
        self.shelves.iter().find_map(|shelf| shelf.grammar(name))
    }

    fn find_text(&self, path: &str) -> Result<Text, String> {
        match &self.texts {
            Some(texts) if !texts.iter().any(|known| known == path) => {
                Err("only a file that the command line names is read".to_string())
            }
            _ => drawing::read(path),
        }
    }
}
