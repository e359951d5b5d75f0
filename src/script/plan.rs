use super::meter::Budget;
use super::scripts::Script;
use crate::rule::OptionValue;

/// What is loaded: a game, the house rules laid over it, and the values of options.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// What the game is called.
    pub name: String,
    pub game: Script,
    /// The house rules with their names, in order.
    pub layers: Vec<(String, Script)>,
    /// Options that are set: names and texts.
    pub set: Vec<(String, String)>,
    /// What was drawn by lot: names and texts.
    pub lots: Vec<(String, String)>,
    /// Other defaults of options, as variants ask for them.
    pub presets: Vec<(String, OptionValue)>,
    pub budget: Budget,
    /// Whether it is counted how often each line runs.
    pub counting: bool,
}
