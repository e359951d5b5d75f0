//! The program at the other end of pipes.

use houserule::session::file::RecordFile;
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The small game that is played: it is loaded in no time.
pub const GAME: &str = "tests/rules/three/init.lua";
/// A whole game of it.
pub const MOVES: [&str; 9] = ["a1", "b1", "b2", "c3", "c1", "a3", "b3", "a2", "c2"];

/// A game that is played and written to a file.
pub struct Played {
    child: Child,
    stdin: Option<ChildStdin>,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Played {
    /// Begins a game that is saved in a file.
    pub fn into(file: &Path) -> Played {
        let mut child = Command::new(env!("CARGO_BIN_EXE_houserule"))
            .args(["play", GAME, "--json", "--seed", "1", "--save"])
            .arg(file)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take();
        let answers = BufReader::new(child.stdout.take().unwrap()).lines();
        Played { child, stdin, answers }
    }

    /// Types a line.
    pub fn type_in(&mut self, line: &str) {
        // it may be dead already
        let _ = writeln!(self.stdin.as_mut().unwrap(), "{line}");
    }

    /// Waits for a line of the answer; nothing if there comes none.
    pub fn answer(&mut self) -> Option<String> {
        self.answers.next().and_then(Result::ok)
    }

    /// Sends a signal.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([name, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success(), "{name}");
    }

    /// Kills it where it stands. How many more answers it had given.
    pub fn kill(&mut self) -> usize {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        std::iter::from_fn(|| self.answer()).count()
    }

    /// Waits for its end: its exit code, unless a signal ended it.
    pub fn wait(&mut self) -> Option<i32> {
        self.child.wait().unwrap().code()
    }

    /// The pipe to it ends.
    pub fn hang_up(&mut self) {
        self.stdin = None;
    }
}

impl Drop for Played {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The moves of every game in a file, which must be whole.
pub fn games(file: &Path) -> Vec<Vec<String>> {
    if !file.exists() {
        return Vec::new();
    }
    let file = RecordFile::open(file.to_str().unwrap()).unwrap();
    assert_eq!(file.error, None, "{}", file.source.text);
    let text = |span: &houserule::diagnostic::Span| file.source.text[span.range()].to_string();
    let words = |record: &houserule::notation::records::Record| {
        assert!(record.tag("Game").is_some() && record.result.is_some(), "{}", file.source.text);
        let stretches = record.movetext.iter().map(text).collect::<Vec<_>>().join(" ");
        stretches.split_whitespace().map(str::to_string).collect()
    };
    file.records.iter().map(words).collect()
}

/// The names of files in a folder that are not whole.
pub fn unfinished(folder: &Path) -> Vec<std::path::PathBuf> {
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.filter(|path| path.file_name().unwrap().to_string_lossy().starts_with(".houserule-")).collect()
}
