/// Holds the page of promises to its word: so many of something are tried.
pub fn promised(count: usize, what: &str) {
    let page = std::fs::read_to_string("docs/trust.md").unwrap();
    let promise = format!("{count} {what}");
    let told = page.split(|letter: char| !letter.is_alphanumeric() && letter != ' ');
    assert!(told.into_iter().any(|part| part.trim() == promise), "docs/trust.md does not say: {promise}");
}
