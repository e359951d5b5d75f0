use std::str::FromStr;

/// An option of a game and the value it is given.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setting {
    /// The option.
    pub key: String,
    /// The value, as it was typed.
    pub value: String,
}

impl FromStr for Setting {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once('=') {
            Some((key, value)) if !key.trim().is_empty() => {
                Ok(Setting { key: key.trim().to_string(), value: value.trim().to_string() })
            }
            _ => Err("expected `KEY=VALUE`, such as `size=5`".to_string()),
        }
    }
}
