use crate::diagnostic::{Diagnostic, Kind, nearest};
use crate::script::Request;
use crate::session::command::Engine;

/// Lets a page ask only for games and house rules that are listed, or that the command line named: never for a path.
///
/// # Errors
/// [`Kind::Usage`] for anything else.
pub fn listed(engine: &Engine, first: &Request, request: &Request) -> Result<(), Diagnostic> {
    let names = engine.shelf().library().names();
    let family = request.game.split('/').next().unwrap_or_default();
    let known_game = |name: &String| names.contains(name) || *name == first.game;
    let known_layer = |name: &String| {
        names.contains(name) || names.contains(&format!("{family}/{name}")) || first.with.contains(name)
    };
    let refused = |what: &str, name: &str| {
        let error = Diagnostic::new(Kind::Usage, format!("there is no {what} `{name}` in the listing"));
        match nearest(name, names.iter().map(String::as_str)) {
            Some(near) => error.help(format!("did you mean `{near}`?")),
            None => error.help("a page may ask for what is listed, not for a path"),
        }
    };
    if !known_game(&request.game) {
        return Err(refused("game", &request.game));
    }
    match request.with.iter().find(|name| !known_layer(name)) {
        Some(name) => Err(refused("house rule", name)),
        None => Ok(()),
    }
}
