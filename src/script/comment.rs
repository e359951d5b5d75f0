//! What the `---` lines above a rule say of it.

use super::plain::plain;

/// The label of a rule, such as `E5`, and its sentence, from the comment directly above a line (from 1).
pub(super) fn above(text: &str, line: usize) -> (Option<String>, Option<String>) {
    let before: Vec<&str> = text.lines().take(line.saturating_sub(1)).collect();
    let said: Vec<&str> =
        before.iter().rev().map_while(|line| line.trim().strip_prefix("---")).map(str::trim).collect();
    let said: Vec<&str> = said.into_iter().rev().filter(|part| !part.starts_with('@')).collect();
    split(&plain(&said.join(" ")))
}

fn split(said: &str) -> (Option<String>, Option<String>) {
    let mut rest = said.trim();
    let mut labels = Vec::new();
    loop {
        let word = rest.split_whitespace().next().unwrap_or("");
        let (label, more) = match word.strip_suffix(',') {
            Some(label) => (label, true),
            None => (word, false),
        };
        if !is_label(label) {
            break;
        }
        labels.push(label);
        rest = rest[word.len()..].trim_start();
        if !more {
            break;
        }
    }
    let text = |text: String| (!text.is_empty()).then_some(text);
    (text(labels.join(", ")), text(rest.to_string()))
}

/// Capital letters and a number, such as `E5` or `M12a`.
fn is_label(word: &str) -> bool {
    let digits = word.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
    let letters = word.len() - digits.len();
    let tail = digits.trim_start_matches(|digit: char| digit.is_ascii_digit());
    (1..=3).contains(&letters)
        && tail.len() < digits.len()
        && tail.len() <= 1
        && tail.chars().all(|letter| letter.is_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str, line: usize) -> (String, String) {
        let (label, sentence) = above(text, line);
        (label.unwrap_or_default(), sentence.unwrap_or_default())
    }

    #[test]
    fn joins_the_lines_directly_above() {
        let text =
            "--- A1 Far.\n\n--- E5 A stack\n---   may not move.\nx = 1\n--- E7, G2 Two.\ny = 2\n-- no\nz = 3";
        assert_eq!(said(text, 5), ("E5".into(), "A stack may not move.".into()));
        assert_eq!(said(text, 7), ("E7, G2".into(), "Two.".into()));
        assert_eq!(said(text, 9), (String::new(), String::new()));
        assert_eq!(said("--- A piece.\nx", 2), (String::new(), "A piece.".into()));
        assert_eq!(said("--- M0\nx", 2), ("M0".into(), String::new()));
    }
}
