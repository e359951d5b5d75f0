use super::answer::TurnAnswer;
use super::{Session, View};
use crate::render::svg::{Picture, Theme};

/// The positions of a game from its start to where it stands, one for each turn, with what was played last as the
/// heading. The session ends where it was.
pub fn reel(session: &mut Session, theme: Theme) -> Vec<(String, Picture)> {
    let (first, last) = (session.start().turn().ply, session.position().turn().ply);
    let end = session.played().len();
    let mut pictures = Vec::new();
    for ply in first..last {
        session.go_to(ply);
        pictures.push(frame(session, theme));
    }
    while session.played().len() < end && session.redo(1) > 0 {}
    pictures.push(frame(session, theme));
    pictures
}

fn frame(session: &Session, theme: Theme) -> (String, Picture) {
    let heading = match TurnAnswer::since(session, 0).pop() {
        Some(turn) => format!("{}. {} {}", turn.ply, turn.by, turn.text),
        None => "start".to_string(),
    };
    (heading, Picture::of(&View::of(session).scene(), theme))
}
