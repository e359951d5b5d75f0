/// What is asked about things that are watched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Which there are.
    List,
    /// That one more is.
    On(String),
    /// That one no longer is.
    Off(String),
    /// That none is.
    AllOff,
}

impl Asked {
    /// Understands nothing, `NAME`, `off` or `off NAME`.
    pub fn read(text: &str) -> Asked {
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match (first, rest.trim()) {
            ("", _) => Asked::List,
            ("off", "") => Asked::AllOff,
            ("off", name) => Asked::Off(name.to_string()),
            _ => Asked::On(text.to_string()),
        }
    }
}
