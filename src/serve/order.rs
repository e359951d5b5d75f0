use serde::Deserialize;

/// What a page may ask for. There is nothing here that reads or writes a file, and nothing that runs a script.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Play the decisions of a text.
    Play {
        /// The text.
        text: String,
    },
    /// Say whether a decision is legal.
    Why {
        /// The decision.
        text: String,
    },
    /// Say whether what is touched may be moved or chosen.
    WhyTouched {
        /// The cells, in the order in which they were touched.
        cells: Vec<String>,
    },
    /// Say what could stand at the end of a text.
    Complete {
        /// The text.
        text: String,
    },
    /// Take the last decision back.
    Undo {},
    /// Make it anew.
    Redo {},
    /// Go to where so many decisions are made, those not counted that the program takes.
    Go {
        /// The decisions.
        made: usize,
    },
    /// Go over the next effect of a decision.
    Step {},
    /// Go back over the last one.
    StepBack {},
    /// Show the position itself again, not one between effects.
    Now {},
    /// Play a decision at random.
    Random {},
    /// Take the rules that were refused, and let go of the moves that they do not allow.
    Accept {},
    /// Begin again, with other options and house rules.
    New {
        /// The game; the same if none is named.
        game: Option<String>,
        /// The options that are set.
        #[serde(default)]
        set: Vec<(String, String)>,
        /// The house rules laid over it.
        #[serde(default)]
        with: Vec<String>,
        /// Where chance begins.
        seed: Option<u64>,
    },
    /// Go on with the game of a record.
    #[serde(skip_deserializing)]
    Load {
        /// The record.
        record: String,
    },
    /// Write the record of the game.
    #[serde(skip_deserializing)]
    Record {},
}
