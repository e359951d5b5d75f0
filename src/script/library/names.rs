//! Names of games, and the paths that scripts of these names have in a rules folder.

/// The folder whose games need no prefix.
const PLAIN: &str = "classics/";
/// The folder of a game in which its variants are.
const VARIANTS: &str = "variants/";
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
    if stem.ends_with(".d") || stem.starts_with("meta/") {
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

/// Whether a name is meant as a path.
pub(super) fn is_path(name: &str) -> bool {
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
            ("classics/hex.lua", Some("hex")),
            ("classics/hex/variants/swap.luau", Some("hex/swap")),
            ("mine.lua", Some("mine")),
            ("sliders/boards.lua", None),
            ("meta/houserule.d.lua", None),
            ("stackers/notes.md", None),
        ] {
            assert_eq!(game_name(place).as_deref(), name, "{place}");
            if let Some(name) = name {
                assert!(candidates(name).iter().any(|candidate| candidate == place), "{place}");
            }
        }
        assert!(candidates("sliders/boards").contains(&"sliders/boards.lua".to_string()));
        assert!(candidates("../secret").is_empty() && candidates("/etc/passwd").is_empty());
    }
}
