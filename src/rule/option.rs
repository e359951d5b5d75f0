/// What values an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// Yes or no.
    Flag,
    /// A whole number in a range, ends included.
    Integer {
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
    },
    /// One of these words.
    Choice(Vec<String>),
    /// Any text; the script checks it.
    Text,
}

/// A value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Integer(i64),
    /// A word or text.
    Text(String),
}

/// Something about a game that whoever plays may set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// Its name.
    pub name: String,
    /// What values it takes.
    pub kind: OptionKind,
    /// Its value unless set.
    pub default: OptionValue,
    /// Its value now.
    pub value: OptionValue,
    /// What it does, in a sentence.
    pub help: String,
}

impl std::fmt::Display for OptionValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionValue::Flag(value) => write!(f, "{value}"),
            OptionValue::Integer(value) => write!(f, "{value}"),
            OptionValue::Text(value) => f.write_str(value),
        }
    }
}
