use crate::diagnostic::{Diagnostic, Kind, nearest};
use crate::position::{Decider, Player};
use crate::rule::Game;

/// What bots there are.
const KINDS: &[&str] = &["random"];

/// The players that the program plays for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bots(Vec<Player>);

impl Bots {
    /// Reads `PLAYER=BOT` texts.
    ///
    /// # Errors
    /// [`Kind::Usage`] if nobody of that name plays, or there is no such bot.
    pub fn read(game: &Game, texts: &[String]) -> Result<Bots, Diagnostic> {
        texts.iter().map(|text| one(game, text)).collect::<Result<_, _>>().map(Bots)
    }

    /// Whether a bot decides.
    pub fn decide(&self, decider: Option<Decider>) -> bool {
        matches!(decider, Some(Decider::Player(player)) if self.0.contains(&player))
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn one(game: &Game, text: &str) -> Result<Player, Diagnostic> {
    let wrong = |message: String| Diagnostic::new(Kind::Usage, message);
    let Some((name, kind)) = text.split_once('=') else {
        return Err(wrong(format!("expected `--bot PLAYER=BOT`, found `{text}`")).help(format!(
            "such as `--bot {}=random`",
            game.players.last().map_or("black", String::as_str)
        )));
    };
    if !KINDS.contains(&kind) {
        let error = wrong(format!("there is no bot `{kind}`"));
        return Err(match nearest(kind, KINDS.iter().copied()) {
            Some(near) => error.help(format!("did you mean `{near}`?")),
            None => error.help(format!("there is {}", KINDS.join(", "))),
        });
    }
    game.find_player(name).ok_or_else(|| {
        let players: Vec<String> = game.players.iter().map(|player| format!("`{player}`")).collect();
        wrong(format!("nobody called `{name}` plays"))
            .note(format!("the players are {}", players.join(", ")))
            .nearest(name, game.players.iter().map(String::as_str))
    })
}
