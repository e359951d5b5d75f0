//! Pages of the documentation that are a walk through: everything in them is done as it is written.
//!
//! A block whose fence names a file (```` ```lua rules/my.lua ````) is saved; `$ houserule ..` in a `console` block is
//! run in a folder of its own, and what it prints must be what follows. There `[..]` stands for any text within a
//! line, and a line `...` for any lines.

use std::fs;
use std::path::Path;
use std::process::Command;

/// A fenced block: what its fence says, and its lines.
fn blocks(page: &str) -> Vec<(String, Vec<String>)> {
    let mut blocks = Vec::new();
    let mut open: Option<(String, Vec<String>)> = None;
    for line in page.lines() {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(fence)) => open = Some((fence.to_string(), Vec::new())),
            (Some(_), Some("")) => blocks.extend(open.take()),
            (Some((_, lines)), _) => lines.push(line.to_string()),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block is not closed");
    blocks
}

/// The words of a command line, in which quotes hold words together.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            letter => words.last_mut().unwrap().push(letter),
        }
    }
    words
}

fn run(folder: &Path, command: &str) -> Vec<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_houserule"))
        .args(&words(command)[1..])
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .env("HOME", folder)
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    said.lines().map(str::to_string).collect()
}

/// Whether a line is what is expected of it.
fn same(expected: &str, found: &str) -> bool {
    let parts: Vec<&str> = expected.split("[..]").collect();
    let Some(mut rest) = found.strip_prefix(parts[0]) else { return false };
    for (i, part) in parts.iter().enumerate().skip(1) {
        if i + 1 == parts.len() {
            return rest.ends_with(part);
        }
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.is_empty()
}

fn all_same(expected: &[String], found: &[String]) -> bool {
    match expected.split_first() {
        None => found.is_empty(),
        Some((first, rest)) if first == "..." => (0..=found.len()).any(|skip| all_same(rest, &found[skip..])),
        Some((first, rest)) => {
            found.split_first().is_some_and(|(line, more)| same(first, line) && all_same(rest, more))
        }
    }
}

#[test]
fn the_walk_to_a_house_rule() {
    let page = fs::read_to_string("docs/house-rule.md").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut commands = 0;
    for (fence, lines) in blocks(&page) {
        if let Some((_, file)) = fence.split_once(' ') {
            let path = folder.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, lines.join("\n") + "\n").unwrap();
        } else if fence == "console" {
            for told in lines.split(|line| line.is_empty()).filter(|told| !told.is_empty()) {
                let command = told[0].strip_prefix("$ ").unwrap_or_else(|| panic!("no command: {}", told[0]));
                let found: Vec<String> =
                    run(folder.path(), command).into_iter().filter(|line| !line.is_empty()).collect();
                assert!(all_same(&told[1..], &found), "`{command}` says\n{}", found.join("\n"));
                commands += 1;
            }
        }
    }
    assert!(commands >= 8, "only {commands} commands");
}
