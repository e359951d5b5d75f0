//! The program is killed at random points, two at a time on one file.

use super::promised::promised;
use super::support::{MOVES, Played, games, unfinished};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime};

/// How often two programs on one file are killed, in each of two threads.
const ROUNDS: usize = 100;
/// After how many rounds another file is begun.
const FILE: usize = 10;
/// The longest that a program lives after it answered for the first time, in microseconds.
const LONGEST: u64 = 12_000;

#[test]
fn a_file_is_whole_whenever_the_programs_that_write_it_are_killed() {
    let threads: Vec<_> = (0..2).map(|seed| std::thread::spawn(move || kill_often(seed))).collect();
    let kills: usize = threads.into_iter().map(|thread| thread.join().unwrap()).sum();
    assert_eq!(kills, 4 * ROUNDS);
    promised(kills, "kills");
}

fn kill_often(seed: u64) -> usize {
    let mut random = StdRng::seed_from_u64(seed);
    let mut kills = 0;
    let mut written = 0;
    for _ in 0..ROUNDS / FILE {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.txt");
        let mine = "[Game \"three\"]\n[White \"somebody\"]\n\n1. a1 b2\n*\n";
        fs::write(&path, mine).unwrap();
        let mut least: Vec<usize> = vec![2];
        for _ in 0..FILE {
            let before = games(&path);
            let mut answered = [0, 0];
            let mut both = [Played::into(&path), Played::into(&path)];
            for move_ in MOVES {
                both.iter_mut().for_each(|played| played.type_in(move_));
            }
            // in half of the rounds the games are under way, in the others they begin
            if random.random_bool(0.5) {
                for (played, answered) in both.iter_mut().zip(&mut answered) {
                    *answered += usize::from(played.answer().is_some());
                }
            }
            std::thread::sleep(Duration::from_micros(random.random_range(0..LONGEST)));
            for (played, answered) in both.iter_mut().zip(&mut answered) {
                *answered += played.kill();
                kills += 1;
            }
            let after = games(&path);
            still_there(&before, &after);
            written += after.len() - before.len();
            let mut fresh: Vec<usize> = after[before.len()..].iter().map(Vec::len).collect();
            fresh.sort_unstable();
            answered.sort_unstable();
            // what was answered was written before
            let missing = 2 - fresh.len();
            assert!(answered[..missing].iter().all(|answers| *answers == 0), "{answered:?}, {after:?}");
            for (moves, answers) in fresh.iter().zip(&answered[missing..]) {
                assert!(moves >= answers, "{fresh:?}, {answered:?}");
            }
            least.extend(fresh);
        }
        assert!(fs::read_to_string(&path).unwrap().starts_with(mine));
        goes_on(&path);
    }
    assert!(written > ROUNDS / 2, "the programs hardly came to write: {written}");
    kills
}

/// Every game that was there is there, in its order; those that came are whole beginnings of what was typed.
fn still_there(before: &[Vec<String>], after: &[Vec<String>]) {
    assert_eq!(&after[..before.len()], before);
    assert!(after.len() <= before.len() + 2, "{after:?}");
    for game in &after[before.len()..] {
        assert_eq!(game, &MOVES[..game.len()], "{after:?}");
    }
}

/// What the dead left behind keeps nobody from going on, and goes once it is old.
fn goes_on(path: &Path) {
    let folder = path.parent().unwrap();
    for left in unfinished(folder) {
        File::options()
            .write(true)
            .open(left)
            .unwrap()
            .set_modified(SystemTime::now() - Duration::from_secs(3600))
            .unwrap();
    }
    let before = games(path);
    let mut played = Played::into(path);
    played.type_in(MOVES[0]);
    assert!(played.answer().is_some());
    played.hang_up();
    assert_eq!(played.wait(), Some(0));
    let after = games(path);
    still_there(&before, &after);
    assert_eq!(after.last().unwrap(), &[MOVES[0]]);
    assert!(unfinished(folder).is_empty());
}
