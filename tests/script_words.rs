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
