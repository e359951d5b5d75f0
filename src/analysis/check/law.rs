use std::fmt;

/// What is looked for. Those from [`Law::Help`] on are remarks: a game that breaks them may be as it is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// A rule can be asked and carried out without an error.
    Script,
    /// Every phase can be reached.
    Phase,
    /// Every rule is used.
    Unused,
    /// Who has something to decide can, until the game is over.
    DeadEnd,
    /// A decision taken back leaves everything as it was.
    Undo,
    /// The same decision in the same position has the same result.
    Determinism,
    /// A position is written as a text that means the same position.
    PositionText,
    /// A decision is written as a text that means the same decision.
    DecisionText,
    /// No piece comes from nowhere.
    Pieces,
    /// What is open is legal when it is asked about.
    Why,
    /// The board may be laid onto itself where the game claims that it makes no difference.
    Symmetry,
    /// Every option says what it does.
    Help,
    /// Every rule that may forbid something has a sentence.
    Sentence,
    /// Games end.
    End,
}

impl Law {
    /// Whether a finding is only a remark.
    pub fn is_remark(self) -> bool {
        self >= Law::Help
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::Script => "script",
            Law::Phase => "phase",
            Law::Unused => "unused",
            Law::DeadEnd => "dead end",
            Law::Undo => "undo",
            Law::Determinism => "determinism",
            Law::PositionText => "position text",
            Law::DecisionText => "decision text",
            Law::Pieces => "pieces",
            Law::Why => "why",
            Law::Symmetry => "symmetry",
            Law::Help => "help",
            Law::Sentence => "sentence",
            Law::End => "end",
        })
    }
}
