use crate::diagnostic::Diagnostic;

/// How two rulesets differ after a game that both allow. `[first, second]` throughout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Decisions are open under one only: their texts, sorted.
    Open([Vec<String>; 2]),
    /// The last decision has not the same effect: these entries differ.
    Effect(Vec<Entry>),
    /// Under one of them (0 or 1) a script fails.
    Fault(usize, Box<Diagnostic>),
}

/// Something to be seen in a position that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What, as position texts call it: a cell, `turn`, `hand.NAME`, `captured.NAME`; or `outcome`, `score.NAME`.
    pub key: String,
    /// What it is under each.
    pub values: [String; 2],
}
