use super::WitnessAnswer;
use serde::Serialize;

/// What was seen of a stretch of a function in a script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StretchAnswer {
    /// The line in which it begins, from 1.
    pub line: u32,
    /// The column there, from 1.
    pub column: u32,
    /// Its text, as far as it stands in that line.
    pub text: String,
    /// Whether it runs while the script loads; that is not counted.
    pub loads: bool,
    /// How often it ran.
    pub times: u64,
    /// Where that can be seen.
    pub witness: Option<WitnessAnswer>,
}

impl StretchAnswer {
    /// Whether it never ran, not even while the script loaded.
    pub fn never(&self) -> bool {
        self.times == 0 && !self.loads
    }

    /// Whether it is one with the stretch before: where the one runs so does the other.
    pub fn goes_on(&self, before: &StretchAnswer) -> bool {
        self.times == before.times && self.loads == before.loads && self.witness == before.witness
    }
}
