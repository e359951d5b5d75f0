//! A full disk and a folder in which nothing can be written are told, and what was there stays.

use super::support::{GAME, games};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Plays into a file where the system lets nobody write more than so many blocks of 512 bytes into one.
fn play_where_there_is_room_for(blocks: u32, file: &Path, commands: &str) -> Output {
    let line = format!(
        "trap '' XFSZ; ulimit -f {blocks}; exec {} play {GAME} --save {} -c '{commands}'",
        env!("CARGO_BIN_EXE_houserule"),
        file.display()
    );
    Command::new("sh").args(["-c", &line]).output().unwrap()
}

#[test]
fn a_full_disk_is_told_and_the_games_that_were_there_stay() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.txt");
    let comment = "x".repeat(2000);
    let before = format!("[Game \"three\"]\n\n{{{comment}}} 1. a1 b2\n*\n");
    fs::write(&path, &before).unwrap();
    let output = play_where_there_is_room_for(1, &path, "a1 b1");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{told}");
    let message = format!("error: the game cannot be saved in `{}`: file too large", path.display());
    assert!(told.starts_with(&message), "{told}");
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_disk_that_fills_while_a_game_is_played_keeps_what_was_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.txt");
    // the first games find room, and the later ones none
    let output = play_where_there_is_room_for(1, &file, "a1 :new\nb1 :new\nb2 :new\nc3 :new\nc1 :new\nc2");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("the game cannot be saved in") && told.contains("file too large"), "{told}");
    let kept = games(&file);
    assert!(kept.contains(&vec!["a1".to_string()]), "{kept:?}");
    assert!(fs::metadata(&file).unwrap().len() <= 512);
}

#[test]
fn a_folder_that_nobody_can_write_in_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let inside = file.join("game.txt");
    let there_is_none = folder.path().join("none/game.txt");
    let mut places = vec![inside.as_path(), there_is_none.as_path()];
    if cfg!(target_os = "linux") {
        places.push(Path::new("/proc/game.txt"));
        places.push(Path::new("/dev/full"));
    }
    for place in places {
        for args in [
            vec!["play", GAME, "-c", "a1", "--save", place.to_str().unwrap()],
            vec!["play", GAME, "--bail", "-c", &*format!("a1 :save {}", place.display())],
            vec!["draw", GAME, "-o", &*format!("{}.svg", place.display())],
        ] {
            let output = Command::new(env!("CARGO_BIN_EXE_houserule")).args(&args).output().unwrap();
            let told = String::from_utf8_lossy(&output.stderr);
            let refused =
                if args[0] == "play" && args.contains(&"-c") && args.contains(&"--bail") { 1 } else { 3 };
            if place == Path::new("/dev/full") && args[0] == "draw" {
                continue;
            }
            assert_eq!(output.status.code(), Some(refused), "{args:?}: {told}");
            assert!(told.starts_with("error: ") && told.contains("cannot be "), "{args:?}: {told}");
        }
    }
}
