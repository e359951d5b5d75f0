use std::fmt;

/// What the end of a record says about the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// `1-0`: who began has won.
    FirstWins,
    /// `0-1`: who was second has won.
    SecondWins,
    /// `1/2-1/2`.
    Draw,
    /// `*`: the game goes on, or the result is another.
    Open,
    /// `resign NAME`; without a name whoever was to decide.
    Resigned(Option<String>),
    /// `draw agreed`.
    DrawAgreed,
    /// `time NAME`: the time of NAME has run out.
    TimeOut(String),
}

impl Ending {
    /// The result that a whole text says, such as the value of a tag.
    pub fn read(text: &str) -> Option<Ending> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let is = |word: &str, known: &str| word.eq_ignore_ascii_case(known);
        match words.as_slice() {
            [word] if is(word, "resign") => Some(Ending::Resigned(None)),
            [word] => Ending::of_word(word),
            [word, name] if is(word, "resign") => Some(Ending::Resigned(Some((*name).to_string()))),
            [word, name] if is(word, "time") => Some(Ending::TimeOut((*name).to_string())),
            [first, second] if is(first, "draw") && is(second, "agreed") => Some(Ending::DrawAgreed),
            _ => None,
        }
    }

    /// The ending that one word stands for, if it always does.
    pub(super) fn of_word(word: &str) -> Option<Ending> {
        match word {
            "1-0" => Some(Ending::FirstWins),
            "0-1" => Some(Ending::SecondWins),
            "1/2-1/2" => Some(Ending::Draw),
            "*" => Some(Ending::Open),
            _ => None,
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::FirstWins => f.write_str("1-0"),
            Ending::SecondWins => f.write_str("0-1"),
            Ending::Draw => f.write_str("1/2-1/2"),
            Ending::Open => f.write_str("*"),
            Ending::Resigned(Some(name)) => write!(f, "resign {name}"),
            Ending::Resigned(None) => f.write_str("resign"),
            Ending::DrawAgreed => f.write_str("draw agreed"),
            Ending::TimeOut(name) => write!(f, "time {name}"),
        }
    }
}
