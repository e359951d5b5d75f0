//! Transcripts of the command line. `TRYCMD=overwrite cargo test --test cli` writes them anew.

#[test]
fn transcripts() {
    trycmd::TestCases::new().case("tests/cmd/*.md").case("tests/cmd/*.toml").env("NO_COLOR", "1");
}
