/// A text of a script as it may be printed: letters that steer a terminal become `�`.
pub(super) fn plain(text: &str) -> String {
    let steers = |letter: char| letter.is_control() && !matches!(letter, '\n' | '\t' | '\r');
    text.chars().map(|letter| if steers(letter) { char::REPLACEMENT_CHARACTER } else { letter }).collect()
}

/// Where a value lies in memory is nobody's business, and another place each time.
pub(super) fn without_addresses(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(": 0x") {
        let digits = &rest[at + 4..];
        let length = digits.len() - digits.trim_start_matches(|digit: char| digit.is_ascii_hexdigit()).len();
        plain.push_str(&rest[..at]);
        rest = &digits[length..];
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_steers_a_terminal() {
        assert_eq!(plain("a\u{1b}[2J\u{7}\n\tb\u{9b}"), "a\u{fffd}[2J\u{fffd}\n\tb\u{fffd}");
        assert_eq!(without_addresses("a table: 0x00ff1A, function: 0x12"), "a table, function");
        assert_eq!(without_addresses("none: 1x2"), "none: 1x2");
    }
}
