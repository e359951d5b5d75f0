/// What is longer, in bytes, is no misspelt name, and comparing it would take long.
const LONGEST: usize = 100;

/// The known name that is most like a misspelt one, if any is near enough to be worth naming.
pub fn nearest<'a>(wrong: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if wrong.len() > LONGEST {
        return None;
    }
    let wrong = wrong.to_lowercase();
    let letters = wrong.chars().count();
    // where every letter is another, nothing is like it
    let reach = (letters / 3).clamp(1, 3).min(letters.saturating_sub(1));
    known
        .into_iter()
        .filter(|name| name.len() <= 2 * LONGEST)
        .map(|name| (strsim::damerau_levenshtein(&wrong, &name.to_lowercase()), name))
        .filter(|(distance, _)| *distance <= reach)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn names_the_near_and_not_the_far() {
        let known = ["occupied", "empty", "own"];
        assert_eq!(nearest("ocupied", known), Some("occupied"));
        assert_eq!(nearest("Empyt", known), Some("empty"));
        assert_eq!(nearest("diagonal", known), None);
        assert_eq!(nearest("x", ["y"]), None, "every letter is another");
        assert_eq!(nearest("X", ["x"]), Some("x"));
        let long = "x".repeat(10_000_000);
        assert_eq!(nearest(&long, [long.as_str(), "x"]), None);
    }
}
