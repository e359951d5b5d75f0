//! The fuzz targets on their seeds, and on what a few random changes make of them: some of it here, `FUZZ_COPIES=5000
//! FUZZ_SEED=7` for more and others.

#[path = "../fuzz/src/lib.rs"]
mod fuzz;

use houserule::script::word::{DECISION, POSITION, methods};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Runs a target on each of its seeds and on so many changed copies of each.
fn all(target: &str, copies: u64, run: fn(&[u8])) {
    let folder = format!("fuzz/seeds/{target}");
    let mut paths: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{folder}");
    let seeds: Vec<Vec<u8>> = paths.iter().map(|path| std::fs::read(path).unwrap()).collect();
    let number = |name: &str| std::env::var(name).ok().and_then(|number| number.parse().ok());
    let copies = number("FUZZ_COPIES").unwrap_or(copies);
    let mut random = StdRng::seed_from_u64(number("FUZZ_SEED").unwrap_or(1));
    for (path, seed) in paths.iter().zip(&seeds) {
        println!("{}", path.display());
        run(seed);
        for _ in 0..copies {
            let other = &seeds[random.random_range(0..seeds.len())];
            let changed = changed(&mut random, seed, other);
            println!("{changed:?}");
            run(&changed);
        }
    }
}

/// Some bytes with a few changes: other bytes, bits turned, stretches taken out, said twice, or from another seed.
fn changed(random: &mut StdRng, seed: &[u8], other: &[u8]) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..random.random_range(1..6) {
        let at = random.random_range(0..=bytes.len());
        let end = random.random_range(at..=bytes.len().min(at + 20));
        match random.random_range(0..6) {
            0 => bytes.insert(at, random.random()),
            1 if at < bytes.len() => bytes[at] ^= 1 << random.random_range(0..8),
            2 => drop(bytes.drain(at..end)),
            3 => {
                let stretch = bytes[at..end].to_vec();
                bytes.splice(at..at, stretch.repeat(random.random_range(1..8)));
            }
            4 if !other.is_empty() => {
                let from = random.random_range(0..other.len());
                let to = random.random_range(from..=other.len().min(from + 20));
                bytes.splice(at..at, other[from..to].iter().copied());
            }
            _ => bytes.truncate(at.max(1)),
        }
    }
    bytes
}

#[test]
fn notation() {
    all("notation", 60, fuzz::notation::run);
}

#[test]
fn record() {
    all("record", 60, fuzz::record::run);
}

#[test]
fn position() {
    all("position", 60, fuzz::position::run);
}

#[test]
fn grammar() {
    all("grammar", 60, fuzz::grammar::run);
}

#[test]
fn board() {
    all("board", 12, fuzz::board::run);
}

#[test]
fn words() {
    all("words", 30, fuzz::words::run);
}

#[test]
fn made_scripts_use_the_whole_vocabulary() {
    let questions = POSITION.iter().chain(DECISION).map(|word| word.name);
    let names = houserule::script::word::words()
        .map(|word| word.name)
        .chain(methods().map(|method| method.word.name))
        .chain(questions);
    let mut unused: Vec<&str> = names.collect();
    let mut random = StdRng::seed_from_u64(1);
    for _ in 0..20_000 {
        let bytes: Vec<u8> = (0..300).map(|_| random.random()).collect();
        let script = fuzz::words::script(&bytes);
        unused.retain(|name| !uses(&script, name));
        if unused.is_empty() {
            return;
        }
    }
    panic!("no script uses {unused:?}");
}

/// Whether a script has a name as a whole word.
fn uses(script: &str, name: &str) -> bool {
    let part = |letter: char| letter.is_alphanumeric() || letter == '_';
    script
        .match_indices(name)
        .any(|(at, _)| !script[..at].ends_with(part) && !script[at + name.len()..].starts_with(part))
}
