use crate::position::{Outcome, Player};
use crate::rule::Game;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::fmt;

/// How a game ended: `{"winner": NAME}`, `{"winners": [..]}` or `{"draw": true}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeAnswer {
    /// Who won; nobody in a draw.
    pub winners: Vec<String>,
}

impl OutcomeAnswer {
    /// An outcome, with the players' names.
    pub fn of(game: &Game, outcome: Outcome) -> OutcomeAnswer {
        let name = |player: Player| match game.players.get(player.index()) {
            Some(name) => name.clone(),
            None => format!("player {}", player.0 + 1),
        };
        OutcomeAnswer { winners: outcome.winners().map(name).collect() }
    }
}

impl Serialize for OutcomeAnswer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        match self.winners.as_slice() {
            [] => map.serialize_entry("draw", &true)?,
            [winner] => map.serialize_entry("winner", winner)?,
            winners => map.serialize_entry("winners", winners)?,
        }
        map.end()
    }
}

/// `white wins`, `anna and bob win`, `a draw`.
impl fmt::Display for OutcomeAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winners.as_slice() {
            [] => f.write_str("a draw"),
            [winner] => write!(f, "{winner} wins"),
            [first @ .., last] => write!(f, "{} and {last} win", first.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::OutcomeAnswer;

    #[test]
    fn is_told_by_the_number_of_winners() {
        let of =
            |winners: &[&str]| OutcomeAnswer { winners: winners.iter().map(ToString::to_string).collect() };
        let told = |winners: &[&str]| (serde_json::to_string(&of(winners)).unwrap(), of(winners).to_string());
        assert_eq!(told(&[]), (r#"{"draw":true}"#.into(), "a draw".into()));
        assert_eq!(told(&["white"]), (r#"{"winner":"white"}"#.into(), "white wins".into()));
        assert_eq!(
            told(&["anna", "bob"]),
            (r#"{"winners":["anna","bob"]}"#.into(), "anna and bob win".into())
        );
    }
}
