//! What the program is built from: packages of the registry with a fixed content, and nothing else.

use std::collections::BTreeSet;

/// The packages of the lock file: name, where it is from, and whether its content is fixed.
fn packages(lock: &str) -> Vec<(String, Option<String>, bool)> {
    let field = |part: &str, name: &str| {
        let line = part.lines().find_map(|line| line.strip_prefix(&format!("{name} = \"")))?;
        Some(line.trim_end_matches('"').to_string())
    };
    lock.split("[[package]]")
        .skip(1)
        .map(|part| (field(part, "name").unwrap(), field(part, "source"), field(part, "checksum").is_some()))
        .collect()
}

#[test]
fn every_package_is_of_the_registry_and_fixed() {
    let lock = std::fs::read_to_string("Cargo.lock").unwrap();
    let packages = packages(&lock);
    assert!(packages.len() > 100);
    let own: Vec<&str> =
        packages.iter().filter(|package| package.1.is_none()).map(|package| package.0.as_str()).collect();
    assert_eq!(own, ["houserule"]);
    let sources: BTreeSet<&str> = packages.iter().filter_map(|package| package.1.as_deref()).collect();
    assert!(
        sources.len() == 1 && sources.iter().all(|source| source.starts_with("registry+")),
        "{sources:?}"
    );
    assert!(packages.iter().all(|package| package.1.is_none() || package.2));
}
