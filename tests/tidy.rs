//! What must hold of the code itself: floors, and games that the core does not name.

use std::fs;
use std::path::{Path, PathBuf};

/// The floors, lowest first: a module uses only modules on lower floors, or on its own where listed together.
const FLOORS: [&[&str]; 8] = [
    &["diagnostic"],
    &["board", "position"],
    &["rule", "compile"],
    &["notation"],
    &["script", "analysis", "render"],
    &["session"],
    &["serve"],
    &["cli"],
];

/// What may use what on one floor.
const SAME_FLOOR: [(&str, &str); 2] = [("position", "board"), ("compile", "rule")];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

fn all_sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    sources(Path::new("src"), &mut found);
    found.sort();
    found.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

fn floor(module: &str) -> Option<usize> {
    FLOORS.iter().position(|modules| modules.contains(&module))
}

#[test]
fn a_module_uses_only_lower_floors() {
    let mut wrong = Vec::new();
    for (path, text) in all_sources() {
        let Some(module) =
            path.iter().nth(1).and_then(|part| part.to_str()).filter(|part| !part.ends_with(".rs"))
        else {
            continue;
        };
        let own = floor(module).unwrap_or_else(|| panic!("src/{module} stands on no floor"));
        for (line, code) in text.lines().enumerate().filter(|(_, code)| !code.trim_start().starts_with("//"))
        {
            for used in code.split("crate::").skip(1) {
                let used = used.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or("");
                let Some(other) = floor(used) else { continue };
                if used != module && other >= own && !SAME_FLOOR.contains(&(module, used)) {
                    wrong.push(format!("{}:{}: `{module}` uses `{used}`", path.display(), line + 1));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Only one floor may use each of these.
#[test]
fn a_library_stays_on_its_floor() {
    let owners = [
        ("mlua", "script"),
        ("pest", "notation"),
        ("axum", "serve"),
        ("tokio", "serve"),
        ("rustyline", "cli"),
        ("clap", "cli"),
    ];
    let mut wrong = Vec::new();
    for (path, text) in all_sources() {
        let module = path.iter().nth(1).and_then(|part| part.to_str()).unwrap_or("");
        for (library, owner) in owners {
            let used = text.lines().any(|line| {
                let line = line.trim_start();
                !line.starts_with("//")
                    && (line.contains(&format!("{library}::")) || line.contains(&format!("use {library}")))
            });
            if used && module != owner {
                wrong.push(format!("{} uses {library}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_core_names_no_game() {
    let mut games = Vec::new();
    for folder in ["rules", "rules/classics"] {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap().to_string();
            // a coordinate and the word for a board are called like games
            if !["meta", "classics", "y", "hex"].contains(&name.as_str()) && !name.ends_with("_test") {
                games.push(name);
            }
        }
    }
    assert!(!games.is_empty());
    let mut wrong = Vec::new();
    for (path, text) in all_sources() {
        for (line, code) in text.lines().enumerate() {
            let code = code.to_lowercase();
            let words: Vec<&str> = code.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
            for game in games.iter().filter(|game| words.contains(&game.as_str())) {
                wrong.push(format!("{}:{}: `{game}`", path.display(), line + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
