use super::count::{count, megabytes, number, seconds};
use crate::diagnostic::nearest;
use crate::rule::Bounds;
use crate::script::Budget;
use std::str::FromStr;
use std::time::Duration;

/// A limit for scripts, as `--limit NAME=VALUE` sets it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Limit {
    /// The time of one answer.
    Time(Duration),
    /// The memory of one machine, in bytes.
    Memory(usize),
    /// The rounds of loops and calls of one answer.
    Rounds(u64),
    /// The calls inside each other.
    Calls(u32),
    /// A text that is handed over, in bytes.
    Text(usize),
    /// Rules that ask each other.
    Depth(u16),
    /// Steps of rules for one answer.
    Steps(u64),
    /// Decisions that are open at once.
    Moves(u32),
    /// Effects of one decision.
    Effects(u32),
    /// Automatic decisions in a row.
    Forced(u32),
    /// Turns of a game.
    Turns(u32),
}

/// The names, as they are typed.
const NAMES: [&str; 11] =
    ["time", "memory", "rounds", "calls", "text", "depth", "steps", "moves", "effects", "forced", "turns"];

impl Limit {
    /// The limits with this one in the place of what was there.
    pub fn on(self, mut budget: Budget) -> Budget {
        match self {
            Limit::Time(time) => budget.time = time,
            Limit::Memory(bytes) => budget.memory = bytes,
            Limit::Rounds(rounds) => budget.rounds = rounds,
            Limit::Calls(calls) => budget.calls = calls,
            Limit::Text(bytes) => budget.text = bytes,
            Limit::Depth(depth) => budget.bounds.depth = depth,
            Limit::Steps(steps) => budget.bounds.steps = steps,
            Limit::Moves(moves) => budget.bounds.moves = moves,
            Limit::Effects(effects) => budget.bounds.effects = effects,
            Limit::Forced(forced) => budget.bounds.forced = forced,
            Limit::Turns(turns) => budget.bounds.turns = turns,
        }
        budget
    }
}

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let Some((name, value)) = text.split_once('=') else {
            return Err(format!("expected `NAME=VALUE` with one of the names {}", NAMES.join(", ")));
        };
        let small =
            |value: &str| u32::try_from(count(value)?).map_err(|_| "this is out of range".to_string());
        Ok(match name {
            "time" => Limit::Time(seconds(value)?),
            "memory" => Limit::Memory(megabytes(value)?),
            "rounds" => Limit::Rounds(count(value)?),
            "calls" => Limit::Calls(small(value)?),
            "text" => Limit::Text(small(value)? as usize),
            "depth" => match number::<u16>(value)? {
                depth @ 1..=Bounds::DEEPEST => Limit::Depth(depth),
                _ => return Err(format!("this goes from 1 to {}", Bounds::DEEPEST)),
            },
            "steps" => Limit::Steps(count(value)?),
            "moves" => Limit::Moves(small(value)?),
            "effects" => Limit::Effects(small(value)?),
            "forced" => Limit::Forced(small(value)?),
            "turns" => Limit::Turns(small(value)?),
            _ => {
                let near = nearest(name, NAMES).map(|near| format!(": did you mean `{near}`?"));
                let all = || format!(": there are {}", NAMES.join(", "));
                return Err(format!("there is no limit `{name}`{}", near.unwrap_or_else(all)));
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_read_by_name() {
        assert_eq!("time=0.5".parse(), Ok(Limit::Time(Duration::from_millis(500))));
        assert_eq!("memory=2".parse(), Ok(Limit::Memory(2 << 20)));
        assert_eq!("moves=1k".parse(), Ok(Limit::Moves(1000)));
        let wrong = |text: &str| text.parse::<Limit>().unwrap_err();
        assert_eq!(wrong("move=3"), "there is no limit `move`: did you mean `moves`?");
        assert_eq!(wrong("depth=201"), "this goes from 1 to 200");
        assert_eq!(wrong("turns=9999999999"), "this is out of range");
        assert!(wrong("turns").starts_with("expected `NAME=VALUE`"));
        for name in NAMES {
            let budget = format!("{name}=1").parse::<Limit>().unwrap().on(Budget::default());
            assert_ne!(budget, Budget::default(), "{name}");
        }
    }
}
