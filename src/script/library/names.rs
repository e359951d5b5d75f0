//! Names of games, and the paths that scripts of these names have in a rules folder.

/// The folder whose games need no prefix.
const PLAIN: &str = "classics/";
/// The folder of a game in which its variants are.
const VARIANTS: &str = "variants/";
/// How the name of a file of rule tests ends, before the ending of a script.
const TESTS: &str = "_test";
/// The endings of scripts.
const ENDINGS: [&str; 2] = [".lua", ".luau"];

/// Where a script of a name may be in a rules folder, the likeliest first; nothing if it is no name.
pub(super) fn candidates(name: &str) -> Vec<String> {
    let fits = |part: &str| {
        !part.is_empty()
            && part.chars().all(|letter| letter.is_alphanumeric() || letter == '_' || letter == '-')
    };
    if !name.split('/').all(fits) {
        return Vec::new();
    }
    let mut stems = Vec::new();
    for prefix in ["", PLAIN] {
        if let Some((head, last)) = name.rsplit_once('/') {
            stems.push(format!("{prefix}{head}/{VARIANTS}{last}"));
        }
        stems.push(format!("{prefix}{name}/init"));
        stems.push(format!("{prefix}{name}"));
    }
    stems.iter().flat_map(|stem| ENDINGS.map(|ending| format!("{stem}{ending}"))).collect()
}

/// The name of the game or variant in a file of a rules folder, if by its place it is one.
pub(super) fn game_name(relative: &str) -> Option<String> {
    let stem = ENDINGS.iter().find_map(|ending| relative.strip_suffix(ending))?;
    if stem.ends_with(".d") || stem.starts_with("meta/") || stem.ends_with(TESTS) {
        return None;
    }
    let stem = stem.strip_prefix(PLAIN).unwrap_or(stem);
    if let Some((head, last)) = stem.rsplit_once('/') {
        return match head.strip_suffix(VARIANTS.trim_end_matches('/')).and_then(|head| head.strip_suffix('/'))
        {
            Some(game) => Some(format!("{game}/{last}")),
            None => (last == "init").then(|| head.to_string()),
        };
    }
    Some(stem.to_string())
}

/// The game that a name is a variant of, if it is one.
pub(super) fn parent(name: &str) -> Option<&str> {
    name.rsplit_once('/').map(|(parent, _)| parent)
}

/// Whether a file of a rules folder holds rule tests.
pub(super) fn is_tests(relative: &str) -> bool {
    ENDINGS.iter().filter_map(|ending| relative.strip_suffix(ending)).any(|stem| stem.ends_with(TESTS))
}

/// Where the rule tests of a script are: beside it.
pub(super) fn tests_of(path: &str) -> Option<String> {
    ENDINGS.iter().find_map(|ending| Some(format!("{}{TESTS}{ending}", path.strip_suffix(ending)?)))
}

/// Where a variant of a game in a file of a rules folder goes, and what it is called.
pub(super) fn variant_of(relative: &str, name: &str) -> (String, String) {
    let stem = ENDINGS.iter().find_map(|ending| relative.strip_suffix(ending)).unwrap_or(relative);
    let folder = match stem.rsplit_once('/') {
        Some((folder, "init")) => folder,
        Some((folder, _)) => folder
            .strip_suffix(VARIANTS.trim_end_matches('/'))
            .map_or(stem, |head| head.trim_end_matches('/')),
        None => stem,
    };
    let game = folder.strip_prefix(PLAIN).unwrap_or(folder);
    (format!("{game}/{name}"), format!("{folder}/{VARIANTS}{name}.lua"))
}

/// The game to whose family a file of a rules folder belongs.
pub(super) fn family(relative: &str) -> &str {
    let plain = relative.strip_prefix(PLAIN).unwrap_or(relative);
    match plain.split_once('/') {
        Some((family, _)) => family,
        None => {
            let stem = ENDINGS.iter().find_map(|ending| plain.strip_suffix(ending)).unwrap_or(plain);
            stem.strip_suffix(TESTS).unwrap_or(stem)
        }
    }
}

/// Whether a name is meant as a path.
pub(in crate::script) fn is_path(name: &str) -> bool {
    ENDINGS.iter().any(|ending| name.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_places_fit() {
        for (place, name) in [
            ("stackers/init.lua", Some("stackers")),
            ("stackers/variants/enclosed_may_move.lua", Some("stackers/enclosed_may_move")),
            ("classics/stackers.lua", Some("stackers")),
            ("classics/stackers/variants/swap.luau", Some("stackers/swap")),
            ("mine.lua", Some("mine")),
            ("sliders/boards.lua", None),
            ("meta/houserule.d.lua", None),
            ("stackers/notes.md", None),
            ("stackers/init_test.lua", None),
            ("mine_test.lua", None),
        ] {
            assert_eq!(game_name(place).as_deref(), name, "{place}");
            if let Some(name) = name {
                assert!(candidates(name).iter().any(|candidate| candidate == place), "{place}");
            }
        }
        for (tests, of) in
            [("classics/stackers_test.lua", "stackers"), ("stackers/variants/tall_test.luau", "stackers")]
        {
            assert!(is_tests(tests) && family(tests) == of, "{tests}");
        }
        for (of, game, place) in [
            ("stackers/init.lua", "stackers/tall", "stackers/variants/tall.lua"),
            ("stackers/variants/wide.lua", "stackers/tall", "stackers/variants/tall.lua"),
            ("classics/stackers.lua", "stackers/tall", "classics/stackers/variants/tall.lua"),
            ("mine.lua", "mine/tall", "mine/variants/tall.lua"),
        ] {
            assert_eq!(variant_of(of, "tall"), (game.into(), place.into()), "{of}");
            assert_eq!(game_name(place).as_deref(), Some(game));
        }
        assert_eq!(tests_of("stackers/init.lua").as_deref(), Some("stackers/init_test.lua"));
        assert!(candidates("sliders/boards").contains(&"sliders/boards.lua".to_string()));
        assert!(candidates("../secret").is_empty() && candidates("/etc/passwd").is_empty());
    }
}
