//! Input that nobody should give, and outputs that do not work: told in a line, never a panic.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn houserule(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_houserule"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// Exit code, the data, the chatter.
fn told(args: &[&str], input: &[u8]) -> (i32, String, String) {
    let output = houserule(args, input);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn in_folder(name: &str, bytes: &[u8]) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    fs::write(&path, bytes).unwrap();
    let path = path.to_str().unwrap().to_string();
    (folder, path)
}

#[test]
fn nothing_at_all() {
    let (_folder, empty) = in_folder("empty", b"");
    assert_eq!(told(&["play", "dvonn"], b""), (0, String::new(), String::new()));
    assert_eq!(told(&["play", "dvonn", "--script", &empty], b""), (0, String::new(), String::new()));
    assert_eq!(told(&["moves", "dvonn", "--cases", &empty], b""), (0, String::new(), String::new()));
    let (code, data, chatter) = told(&["replay", &empty], b"");
    assert_eq!((code, data.as_str()), (3, ""));
    assert!(chatter.starts_with("error: there is no game in `"), "{chatter}");
    let (_folder, script) = in_folder("empty.lua", b"");
    let (code, _, chatter) = told(&["moves", &script], b"");
    assert_eq!(code, 3);
    assert!(chatter.starts_with("error: "), "{chatter}");
}

#[test]
fn no_text() {
    let bytes: Vec<u8> = (0..=255).cycle().take(10_000).collect();
    let (_folder, binary) = in_folder("binary", &bytes);
    let (_other, script) = in_folder("binary.lua", &bytes);
    for args in [
        &["replay", &binary][..],
        &["moves", &script],
        &["play", "dvonn", "--script", &binary],
        &["moves", "--record", &binary],
        &["moves", "dvonn", "--with", &script],
    ] {
        let (code, data, chatter) = told(args, b"");
        assert_eq!((code, data.as_str()), (3, ""), "{args:?}: {chatter}");
        assert!(chatter.starts_with("error: ") && chatter.contains("UTF-8"), "{args:?}: {chatter}");
    }
    let (code, _, chatter) = told(&["play", "dvonn"], &bytes);
    assert_eq!(code, 3);
    assert!(chatter.contains("of the pipe cannot be read: this line is not UTF-8 text"), "{chatter}");
    let (code, data, _) = told(&["moves", "dvonn", "--cases", &binary], b"");
    assert_eq!(code, 1);
    assert!(data.lines().all(|line| line.starts_with(r#"{"id":null,"error":{"kind":"usage""#)), "{data}");
}

#[test]
fn very_long_lines() {
    let long = "c4 d4 ".repeat(2_000_000);
    let (code, data, chatter) = told(&["play", "dvonn"], long.as_bytes());
    assert_eq!((code, data.as_str()), (1, "1. white c4\n2. black d4\n"));
    assert!(chatter.contains("`c4` is illegal") && chatter.len() < 2000, "{}", &chatter[..300]);
    let case = format!("{{\"id\": 1, \"moves\": \"{long}\"}}\n{{\"id\": 2}}\n");
    let (code, data, _) = told(&["perft", "dvonn", "--depth", "1", "--cases", "-"], case.as_bytes());
    assert_eq!(code, 1);
    let lines: Vec<&str> = data.lines().collect();
    assert!(lines[0].starts_with(r#"{"id":1,"error":{"kind":"illegal""#), "{}", lines[0]);
    assert_eq!(lines[1], r#"{"id":2,"depth":1,"nodes":49,"ended":0}"#);
    let word = "x".repeat(10_000_000);
    let (code, _, chatter) = told(&["play", "dvonn"], word.as_bytes());
    assert_eq!(code, 1);
    assert!(chatter.len() < 2000, "{}", &chatter[..300]);
}

#[test]
fn no_escape_sequences_and_no_prompt_without_a_terminal() {
    let (code, data, chatter) = told(&["play", "dvonn"], b"c4 :board :moves a :history :nonsense\n");
    assert_eq!(code, 1);
    assert!(!data.contains('\u{1b}') && !chatter.contains('\u{1b}'), "{data}{chatter}");
    assert!(!data.contains("> white 0"), "{data}");
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_houserule"))
        .args(["moves", "dvonn", "--cases", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || {
        // until nobody reads it any more
        while stdin.write_all(b"{\"id\": 1}\n").is_ok() {}
    });
    let mut line = String::new();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    stdout.read_line(&mut line).unwrap();
    assert!(line.starts_with(r#"{"id":1,"game":"dvonn""#), "{line}");
    drop(stdout);
    let mut chatter = String::new();
    child.stderr.take().unwrap().read_to_string(&mut chatter).unwrap();
    assert_eq!((child.wait().unwrap().code(), chatter.as_str()), (Some(0), ""));
    writer.join().unwrap();
}

#[test]
fn an_answer_comes_as_soon_as_it_is_known() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_houserule"))
        .args(["perft", "dvonn", "--depth", "1", "--cases", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for id in 0..3 {
        writeln!(stdin, "{{\"id\": {id}}}").unwrap();
        let answer = answers.next().unwrap().unwrap();
        assert_eq!(answer, format!("{{\"id\":{id},\"depth\":1,\"nodes\":49,\"ended\":0}}"));
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn what_cannot_be_written_is_told_before_anything_is_played() {
    let (_folder, file) = in_folder("file", b"");
    let inside = format!("{file}/game.txt");
    let (code, data, chatter) = told(&["play", "dvonn", "--save", &inside, "-c", "c4"], b"");
    assert_eq!((code, data.as_str()), (3, ""));
    assert!(chatter.starts_with("error: the game cannot be saved in `"), "{chatter}");
    let (_folder, script) = in_folder("script.lua", b"local game = {}\n");
    let (code, _, chatter) = told(&["play", "dvonn", "--save", &script, "-c", "c4"], b"");
    assert_eq!(code, 3);
    assert!(chatter.contains("it holds something else than games"), "{chatter}");
    assert_eq!(fs::read_to_string(&script).unwrap(), "local game = {}\n");
    if Path::new("/dev/full").exists() {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_houserule"))
            .args(["moves", "dvonn"])
            .stdout(full)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(3));
        assert!(String::from_utf8(output.stderr).unwrap().starts_with("error: the answer cannot be written"));
    }
}

#[test]
fn many_cases_keep_their_order_in_any_number_of_threads() {
    let cases: String = (0..500).map(|id| format!("{{\"id\": {id}, \"moves\": \"c4 d4\"}}\n")).collect();
    for threads in ["1", "2", "7"] {
        let args = ["moves", "dvonn", "--cases", "-", "--threads", threads];
        let (code, data, chatter) = told(&args, cases.as_bytes());
        assert_eq!((code, chatter.as_str()), (0, ""));
        let ids: Vec<String> = data.lines().map(|line| line.split(',').next().unwrap().to_string()).collect();
        assert_eq!(ids, (0..500).map(|id| format!("{{\"id\":{id}")).collect::<Vec<_>>());
    }
}

#[test]
fn a_script_that_is_there_but_cannot_be_read_is_not_missing() {
    let (folder, script) = in_folder("bin.lua", &[0xff, 0xfe, 0x00]);
    let rules = folder.path().to_str().unwrap();
    for args in [
        &["moves", "bin", "--rules", rules][..],
        &["moves", "dvonn", "--with", "bin", "--rules", rules],
        &["moves", &script],
    ] {
        let (code, data, chatter) = told(args, b"");
        assert_eq!((code, data.as_str()), (3, ""), "{args:?}: {chatter}");
        assert!(
            chatter.contains("bin.lua` cannot be read: it is not a text in UTF-8"),
            "{args:?}: {chatter}"
        );
    }
    let (code, data, chatter) = told(&["list", "--rules", rules], b"");
    assert_eq!(code, 3);
    assert!(data.contains("cannot be loaded") && chatter.contains("UTF-8"), "{data}{chatter}");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("round.lua", folder.path().join("round.lua")).unwrap();
        let (code, _, chatter) = told(&["moves", "round", "--rules", rules], b"");
        assert_eq!(code, 3, "{chatter}");
        assert!(chatter.contains("round.lua` cannot be read: "), "{chatter}");
    }
}

#[test]
fn a_script_that_lies_here_is_pointed_at() {
    let (folder, _) = in_folder("low.lua", b"return 1");
    fs::write(folder.path().join("big.txt"), "return 1").unwrap();
    let help = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_houserule"))
            .args(args)
            .current_dir(folder.path())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(help(&["moves", "dvonn", "--with", "low"]).contains("did you mean `./low.lua`?"));
    assert!(help(&["moves", "low"]).contains("did you mean `./low.lua`?"));
    let told = help(&["moves", "big.txt"]);
    assert!(told.contains("there is a file `big.txt`, but the name of a script ends in `.lua`"), "{told}");
}

#[test]
fn what_a_case_or_the_command_line_asks_too_much_or_too_little_of() {
    let cases = b"{\"id\":1,\"n\":0}\n{\"id\":2,\"max_plies\":0}\n{\"id\":3,\"record\":\"/nope\"}\n";
    let (code, data, _) = told(&["playouts", "dvonn", "--cases", "-", "--threads", "100000"], cases);
    assert_eq!(code, 1);
    for (line, id) in data.lines().zip(1..) {
        assert!(line.starts_with(&format!(r#"{{"id":{id},"error":{{"kind":"usage","#)), "{line}");
    }
    assert_eq!(data.lines().count(), 3);
    assert!(data.contains("the field `n` should be a number from 1 on, but it is `0`"), "{data}");
    let (_folder, broken) = in_folder("broken.txt", b"[Game \"dvonn\"]\n\n1. c4 {open\n");
    let (code, data, _) = told(&["replay", "--json", &broken], b"");
    assert_eq!(code, 3);
    assert!(data.contains(r#""error":{"kind":"syntax""#) && data.contains(r#""plies":1"#), "{data}");
}

#[cfg(unix)]
#[test]
fn an_interruption_is_answered_in_the_middle_of_a_game() {
    use std::time::Duration;
    for args in [
        &["playouts", "chess", "-n", "1000000", "--json"][..],
        &["check", "chess", "-n", "1000000", "--max-plies", "1000000"],
        &["compare", "chess", "chess", "--max-depth", "1", "-n", "1000000"],
        &["play", "chess", "-c", ":random 1000000 :new :random 1000000 :playouts 1000000"],
    ] {
        // an interruption before the program listens ends it as it ends any other
        let ended = [300, 1000, 3000, 10_000].into_iter().find_map(|wait| {
            let mut child = Command::new(env!("CARGO_BIN_EXE_houserule"))
                .args(args)
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            std::thread::sleep(Duration::from_millis(wait));
            let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
            assert!(sent.unwrap().success(), "{args:?}");
            let mut data = String::new();
            child.stdout.take().unwrap().read_to_string(&mut data).unwrap();
            child.wait().unwrap().code().map(|code| (code, data))
        });
        let (code, data) = ended.unwrap_or_else(|| panic!("{args:?}"));
        assert_eq!(code, 130, "{args:?}: {data}");
        if args[0] == "playouts" {
            assert!(data.starts_with(r#"{"games":"#) && data.contains(r#""unfinished":"#), "{data}");
        }
    }
}
