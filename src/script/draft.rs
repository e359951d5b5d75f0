use super::place::Place;
use super::term::Arg;
use crate::rule::{GameOption, Lot, OptionValue};
use rustc_hash::FxHashMap;

/// A game while its scripts run: what they declared so far, before any name is looked up.
#[derive(Debug, Default)]
pub(super) struct Draft {
    /// The name in `game "name"`; absent until then.
    pub name: Option<String>,
    /// The tables of the game and of each variant, in order; a key of a later one wins.
    pub layers: Vec<Layer>,
    /// The phases in order.
    pub phases: Vec<(String, Place)>,
    /// The rules in the order in which they were first assigned.
    pub rules: Vec<RuleDraft>,
    numbers: FxHashMap<String, usize>,
    /// Every rule that a script has read, and where.
    pub reads: Vec<(String, Place)>,
    /// The options declared.
    pub options: Vec<GameOption>,
    /// What is drawn by lot.
    pub lots: Vec<Lot>,
    /// The names of options that are not declared well or not set well, which has been said.
    pub refused: Vec<String>,
    /// Defaults that variants ask for.
    pub presets: Vec<(String, OptionValue, Place)>,
}

/// The table of a game or of a variant.
#[derive(Debug)]
pub(super) struct Layer {
    pub name: String,
    /// The keys and values that it names.
    pub keys: Vec<(&'static str, Arg)>,
    pub at: Place,
}

/// A rule with all that was assigned to it.
#[derive(Debug)]
pub(super) struct RuleDraft {
    /// `phase.rule`, or `rule` where it belongs to no phase.
    pub name: String,
    /// The last one holds.
    pub versions: Vec<Version>,
}

/// One value of a rule.
#[derive(Clone, Debug)]
pub(super) struct Version {
    pub value: Arg,
    pub label: Option<String>,
    pub sentence: Option<String>,
    pub at: Place,
    /// The game or variant that says it.
    pub by: String,
}

impl Draft {
    /// Assigns a value to a rule.
    pub fn assign(&mut self, name: &str, version: Version) {
        match self.numbers.get(name) {
            Some(number) => self.rules[*number].versions.push(version),
            None => {
                self.numbers.insert(name.to_string(), self.rules.len());
                self.rules.push(RuleDraft { name: name.to_string(), versions: vec![version] });
            }
        }
    }

    /// A rule by its full name.
    pub fn rule(&self, name: &str) -> Option<&RuleDraft> {
        self.numbers.get(name).map(|number| &self.rules[*number])
    }

    /// The value of a key of the game's table, from the last layer that names it, and where.
    pub fn key(&self, key: &str) -> Option<(&Arg, Place)> {
        self.layers.iter().rev().find_map(|layer| {
            layer.keys.iter().find(|(known, _)| *known == key).map(|(_, value)| (value, layer.at))
        })
    }

    /// The entries of a key that layers add to: those of every layer, a later one in the place of one of its name.
    pub fn entries(&self, key: &str) -> Vec<(&str, &Arg, Place)> {
        let mut entries: Vec<(&str, &Arg, Place)> = Vec::new();
        for layer in &self.layers {
            let added =
                layer.keys.iter().filter(|(known, _)| *known == key).flat_map(|(_, value)| value.map());
            for (name, value) in added {
                match entries.iter_mut().find(|(known, ..)| *known == &**name) {
                    Some(entry) => *entry = (name, value, layer.at),
                    None => entries.push((name, value, layer.at)),
                }
            }
        }
        entries
    }

    /// Whether a phase has been named.
    pub fn has_phase(&self, name: &str) -> bool {
        self.phases.iter().any(|(known, _)| known == name)
    }

    /// The game or variant that is being declared.
    pub fn by(&self) -> String {
        self.layers.last().map_or_else(String::new, |layer| layer.name.clone())
    }
}
