use crate::analysis::coverage::Witness;
use crate::script::Request;
use crate::session::invocation;
use serde::Serialize;

/// Where it can be seen that something happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WitnessAnswer {
    /// The name of a rule test.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub test: Option<String>,
    /// Where the test stands: `file:line`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The decisions of a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<String>>,
    /// What plays it again.
    pub command: String,
}

impl WitnessAnswer {
    /// Tells a witness of a game.
    pub fn of(witness: &Witness, request: &Request) -> WitnessAnswer {
        match witness {
            Witness::Test(name, at) => {
                let file = at.rsplit_once(':').map_or(at.as_str(), |(file, _)| file);
                WitnessAnswer {
                    test: Some(name.clone()),
                    at: Some(at.clone()),
                    moves: None,
                    command: format!("houserule test {file} --filter '{}'", name.replace('\'', "'\\''")),
                }
            }
            Witness::Game(moves) => WitnessAnswer {
                test: None,
                at: None,
                moves: Some(moves.clone()),
                command: invocation(request, moves),
            },
        }
    }
}
