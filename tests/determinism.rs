//! The same scripts, seed and options give the same bytes on any number of threads. What is measured (times and
//! rates) is left out, and nothing else.

use std::process::Command;

/// The fields whose values are measured.
const MEASURED: [&str; 4] = ["seconds", "cpu_seconds", "games_per_second", "plies_per_second"];

/// The commands: one a line, `THREADS` where threads are counted.
fn commands() -> Vec<String> {
    let text = std::fs::read_to_string("tests/data/whole_outputs.txt").unwrap();
    text.lines().map(str::to_string).collect()
}

/// What a command writes, its errors too, and how it ends.
fn output(command: &str, threads: &str) -> String {
    let done = Command::new(env!("CARGO_BIN_EXE_houserule"))
        .args(command.replace("THREADS", threads).split(' '))
        .env("RAYON_NUM_THREADS", threads)
        .output()
        .unwrap();
    let (data, errors) = (String::from_utf8(done.stdout).unwrap(), String::from_utf8(done.stderr).unwrap());
    assert!(!data.is_empty(), "{command}: {errors}");
    format!("{}\n{errors}\n{:?}", unmeasured(&data), done.status.code())
}

/// A text with `0` for every measured number.
fn unmeasured(text: &str) -> String {
    let mut text = text.to_string();
    for field in MEASURED {
        let key = format!("\"{field}\":");
        let mut parts = text.split(&key).map(str::to_string).collect::<Vec<_>>();
        for part in parts.iter_mut().skip(1) {
            let end = part.find([',', '}']).unwrap_or(part.len());
            part.replace_range(..end, "0");
        }
        text = parts.join(&key);
    }
    text
}

#[test]
fn whole_outputs_are_the_same_on_any_number_of_threads() {
    for command in commands() {
        let alone = output(&command, "1");
        for threads in ["2", "5"] {
            assert_eq!(output(&command, threads), alone, "{command}");
        }
    }
}

#[test]
fn only_what_is_measured_is_left_out() {
    let text = r#"{"games":3,"seconds":0.5,"plies_per_second":1e3}"#;
    assert_eq!(unmeasured(text), r#"{"games":3,"seconds":0,"plies_per_second":0}"#);
}
