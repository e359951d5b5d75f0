//! A newcomer's path, as a transcript with edits in between. `BLESS=1` writes it anew.
//!
//! `$ houserule ..` runs the program in a folder of its own; what it prints follows, and `? N` if it ends with
//! another code than 0. `~ FILE: OLD => NEW` edits a file. Other lines before the first command are read by people.

use std::fs;
use std::path::Path;
use std::process::Command;

/// The words of a command; what stands between single quotes is one.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (number, part) in line.split('\'').enumerate() {
        match number % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_string)),
            _ => words.push(part.to_string()),
        }
    }
    words
}

/// What a command printed, and how it ended.
fn run(folder: &Path, line: &str) -> String {
    let words = words(line);
    let output = Command::new(env!("CARGO_BIN_EXE_houserule"))
        .args(&words[1..])
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .env("HOME", folder)
        .output()
        .unwrap();
    let mut said = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    match output.status.code() {
        Some(0) => {}
        code => said.push_str(&format!("? {}\n", code.unwrap_or(-1))),
    }
    said
}

fn edit(folder: &Path, line: &str) {
    let (file, change) = line.split_once(": ").unwrap();
    let (old, new) = change.split_once(" => ").unwrap();
    let path = folder.join(file);
    let text = fs::read_to_string(&path).unwrap();
    let (old, new) = (old.replace("\\n", "\n"), new.replace("\\n", "\n"));
    assert_eq!(text.matches(&old).count(), 1, "`{old}` in {text}");
    fs::write(path, text.replace(&old, &new)).unwrap();
}

#[test]
fn a_newcomer_makes_a_house_rule() {
    let folder = tempfile::tempdir().unwrap();
    let path = "tests/workbench/newcomer.txt";
    let kept = fs::read_to_string(path).unwrap();
    let mut made = String::new();
    let mut before = true;
    for line in kept.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            made.push_str(&format!(
                "{}{line}\n{}",
                if before { "" } else { "\n" },
                run(folder.path(), command)
            ));
            before = false;
        } else if let Some(change) = line.strip_prefix("~ ") {
            edit(folder.path(), change);
            made.push_str(&format!("\n{line}\n"));
        } else if before {
            made.push_str(&format!("{line}\n"));
        }
    }
    if std::env::var_os("BLESS").is_some() {
        fs::write(path, made).unwrap();
    } else {
        assert!(kept == made, "{path} is not what the program says: run the test with BLESS=1\n{made}");
    }
}
