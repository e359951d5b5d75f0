use super::Failure;
use crate::script::RuleTest;
use crate::session::Diagram;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// What came of a rule test.
#[derive(Clone, Debug)]
pub struct Tested {
    /// The test.
    pub test: RuleTest,
    /// What does not hold; nothing if the test is passed.
    pub failures: Vec<Failure>,
    /// The position at the end, if it failed there.
    pub position: Option<String>,
    /// The board at the end, if it failed there; before it the board as it should be, if that differs.
    pub boards: Vec<(&'static str, Diagram)>,
}

impl Tested {
    /// Whether everything holds.
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }
}

/// A failure, in answers.
#[derive(Serialize)]
struct FailureAnswer<'a> {
    message: &'a str,
    at: Option<String>,
    expected: &'a str,
    found: &'a str,
}

impl Serialize for Tested {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let answer = |failure| {
            let Failure { error, expected, found }: &Failure = failure;
            FailureAnswer { message: &error.message, at: error.place(), expected, found }
        };
        let failures: Vec<FailureAnswer<'_>> = self.failures.iter().map(answer).collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("test", &self.test.name)?;
        map.serialize_entry("game", &self.test.request.game)?;
        map.serialize_entry("at", &self.test.place())?;
        map.serialize_entry("ok", &self.passed())?;
        map.serialize_entry("failures", &failures)?;
        if let Some(position) = &self.position {
            map.serialize_entry("position", position)?;
        }
        map.end()
    }
}
