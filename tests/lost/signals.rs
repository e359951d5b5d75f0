//! What ends the program from outside ends it with the game kept.

use super::support::{GAME, MOVES, Played, games};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Whether `nohup` is what runs this: whatever it starts goes on then, as it should.
fn goes_on_when_hung_up() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    ignored.is_some_and(|bits| u64::from_str_radix(bits.trim(), 16).is_ok_and(|bits| bits & 1 == 1))
}

#[test]
fn a_signal_ends_it_with_the_game_kept() {
    for signal in ["-TERM", "-HUP", "-INT", "-KILL"] {
        if signal == "-HUP" && goes_on_when_hung_up() {
            continue;
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        let mut played = Played::into(&path);
        for (number, text) in (1..).zip(&MOVES[..5]) {
            played.type_in(text);
            assert!(played.answer().unwrap().contains(&format!(r#""ply":{number},"#)));
        }
        // it waits for the next line then
        std::thread::sleep(Duration::from_millis(30));
        played.signal(signal);
        let code = played.wait();
        assert_eq!(code, (signal == "-INT").then_some(130), "{signal}");
        assert_eq!(games(&path), [&MOVES[..5]], "{signal}");
    }
}

/// The prompt in a terminal of its own, with a home of its own.
struct Prompt {
    terminal: Child,
    heard: PathBuf,
    number: PathBuf,
}

impl Prompt {
    fn start(home: &Path) -> Prompt {
        Prompt::of(home, "dumb", |play| format!("exec {play}"))
    }

    /// A prompt of a kind of terminal, begun by a line of the shell.
    fn of(home: &Path, kind: &str, line: impl Fn(&str) -> String) -> Prompt {
        let (heard, number) = (home.join("heard"), home.join("number"));
        let _ = (fs::remove_file(&heard), fs::remove_file(&number));
        let (program, game) = (env!("CARGO_BIN_EXE_houserule"), Path::new(GAME).canonicalize().unwrap());
        let play = format!("{program} play {}", game.display());
        let line = format!("echo $$ > {}; {}", number.display(), line(&play));
        let terminal = Command::new("script")
            .args(["-q", "-f", "-e", "-c", &line, "/dev/null"])
            .env("HOME", home)
            .env("XDG_DATA_HOME", home)
            .env("TERM", kind)
            .stdin(Stdio::piped())
            .stdout(fs::File::create(&heard).unwrap())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        Prompt { terminal, heard, number }
    }

    /// Types a line once a text was heard so often.
    fn after(&mut self, text: &str, times: usize, line: &str) {
        self.hear(text, times);
        write!(self.terminal.stdin.as_mut().unwrap(), "{line}\r").unwrap();
    }

    fn hear(&self, text: &str, times: usize) {
        let begun = Instant::now();
        loop {
            let heard = fs::read(&self.heard).unwrap();
            let heard = String::from_utf8_lossy(&heard);
            if heard.matches(text).count() >= times {
                return;
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "no `{text}` in {heard}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn end(mut self, signal: &str) {
        let number = fs::read_to_string(&self.number).unwrap();
        let sent = Command::new("kill").args([signal, number.trim()]).status().unwrap();
        assert!(sent.success());
        self.terminal.wait().unwrap();
    }
}

#[test]
fn a_signal_leaves_the_terminal_as_it_was() {
    if Command::new("script").arg("--version").output().is_err() {
        eprintln!("there is no `script` here that could make a terminal");
        return;
    }
    for signal in ["-TERM", "-HUP"] {
        let home = tempfile::tempdir().unwrap();
        let [before, after] = ["before", "after"].map(|name| home.path().join(name));
        let number = home.path().join("number");
        let line = |play: &str| {
            let inner = format!("sh -c 'echo $$ > {}; exec {play}'", number.display());
            format!("stty -g > {}; {inner}; stty -g > {}", before.display(), after.display())
        };
        let prompt = Prompt::of(home.path(), "xterm", line);
        prompt.hear("first 0>", 1);
        prompt.end(signal);
        let read = |path| fs::read_to_string(path).unwrap();
        assert_eq!(read(&before), read(&after), "{signal}");
        let heard = fs::read_to_string(home.path().join("heard")).unwrap();
        let [asked, given] = ["\x1b[?2004h", "\x1b[?2004l"].map(|sign| heard.matches(sign).count());
        assert_eq!(asked, given, "{heard:?}");
    }
}

#[test]
fn a_game_that_nobody_saved_is_offered_again_whatever_ended_the_prompt() {
    if Command::new("script").arg("--version").output().is_err() {
        eprintln!("there is no `script` here that could make a terminal");
        return;
    }
    for signal in ["-TERM", "-HUP", "-KILL"] {
        let home = tempfile::tempdir().unwrap();
        let mut prompt = Prompt::start(home.path());
        prompt.after("first 0>", 1, "a1 b1 b2");
        prompt.hear("second 3>", 1);
        prompt.end(signal);
        let mut prompt = Prompt::start(home.path());
        prompt.after("[Y/n]", 1, "y");
        prompt.after("second 3>", 1, "c3");
        prompt.hear("first 4>", 1);
        prompt.end(signal);
        let kept = home.path().join("houserule/unfinished");
        let mut records = fs::read_dir(&kept).unwrap().map(|entry| entry.unwrap().path());
        let record = records.find(|path| path.extension().is_some_and(|ending| ending == "record")).unwrap();
        assert_eq!(games(&record), [&MOVES[..4]], "{signal}");
    }
}
