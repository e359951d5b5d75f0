//! What is made from the table of words is as it is kept in the repository. `BLESS=1` writes it anew.

use houserule::script::{luacats, luau, words_page};

fn held(path: &str, made: String) {
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(std::path::Path::new(path).parent().unwrap()).unwrap();
        std::fs::write(path, made).unwrap();
        return;
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(kept == made, "{path} does not fit the table of words: run the test with BLESS=1");
}

#[test]
fn annotations_for_language_servers() {
    held("rules/meta/houserule.d.lua", luacats());
    held("rules/meta/houserule.d.luau", luau());
}

#[test]
fn the_page_of_words() {
    held("docs/words.md", words_page());
}

/// The entries of the page that are words of rules, declarations, boards or tests: the heading, and what is under it.
fn entries(page: &str) -> Vec<(&str, &str)> {
    let words = page.split("\n## What a function may ask").next().unwrap();
    words.split("\n### ").skip(1).map(|entry| entry.split_once('\n').unwrap()).collect()
}

#[test]
fn every_word_has_a_meaning_a_cost_a_picture_and_a_place_in_a_shipped_game() {
    let page = words_page();
    let entries = entries(&page);
    assert!(entries.len() > 100, "{}", entries.len());
    let mut without_picture = Vec::new();
    for (word, text) in &entries {
        let says = text.trim().lines().next().unwrap();
        assert!(says.contains(". Gives ") && says.ends_with('.'), "{word} has no meaning: {says}");
        assert!(text.contains("\n```lua\n"), "{word} is not shown as it is written");
        assert!(text.contains("\nCosts: *"), "{word} has no cost");
        assert!(text.contains(" In `rules/"), "{word} is used in no shipped game");
        if !text.contains("\n```text\n") {
            assert!(
                text.contains("\nNo picture: "),
                "{word} has neither a picture nor a reason for having none"
            );
            without_picture.push(*word);
        }
    }
    assert!(without_picture.len() <= 3, "{without_picture:?}");
}
