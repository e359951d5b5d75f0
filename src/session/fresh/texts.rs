//! What the new files say.

use super::change::Change;
use crate::diagnostic::Diagnostic;
use crate::rule::Game;
use crate::session::Session;

/// A game: three in a line, as a thing to begin with.
pub fn game(name: &str) -> String {
    format!(
        r#"--- {title}: say here what the game is.
local {name} = game "{name}" {{
  title   = "{title}",
  players = {{ "white", "black" }},
  pieces  = {{ white = "W", black = "B" }},
  board   = board.square {{ width = 3, height = 3, directions = 8 }},
}}

local play = {name}:phase "play"

--- A1 A turn puts a piece on an empty cell.
play.moves = place {{ at = empty }}

--- A2 Three of one's own in a line win.
play.next = {{ win:when(some(in_line(3, own))), go "play" }}

--- A3 A full board is a draw.
play.blocked = draw

return {name}
"#,
        title = title(name)
    )
}

/// A variant of a game, which lays a rule over it that is still the same.
pub fn variant(name: &str, from: &str, parent: &Game, change: Option<&Change>) -> String {
    let title = format!("{}, {}", parent.title, name.replace('_', " "));
    let rule = match change {
        None => {
            format!("-- `houserule rules {from}` shows the rules: give one of them another value here.\n")
        }
        Some(Change { phase, says, name, value }) => {
            let holder = phase.as_deref().unwrap_or("house");
            let local = phase.as_ref().map(|phase| format!("local {phase} = house.phases.{phase}\n\n"));
            format!("{}--- {says}\n{holder}.{name} = {value}\n", local.unwrap_or_default())
        }
    };
    format!(
        "--- A house rule: say here what it changes.\n\
         local house = require({from:?}):variant {name:?} {{\n  title = {title:?},\n}}\n\n{rule}\nreturn house\n"
    )
}

/// The rule test of a game: how it begins.
///
/// # Errors
/// If a function rule fails.
pub fn test(name: &str, session: &Session) -> Result<String, Diagnostic> {
    let game = session.game();
    let open = session.decisions()?;
    let accepted = open.first().map_or(String::new(), |(text, _)| format!("  accepted = {{ {text:?} }},\n"));
    let phase = &game.phase(session.position().turn().phase).name;
    Ok(format!(
        "local {name} = test {game:?}\n\n\
         {name}:case \"how it begins\" {{\n  after = \"turn={turn} phase={phase}\",\n  open = {count},\n{accepted}}}\n",
        game = game.name,
        turn = session.turn_name(),
        count = open.len(),
    ))
}

/// `long_rows` is `Long rows`.
fn title(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect::<String>().replace('_', " ")
}
