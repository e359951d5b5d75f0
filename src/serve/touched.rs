use crate::diagnostic::{Diagnostic, Kind};
use crate::rule::Intent;
use crate::session::Session;
use crate::session::answer::WhyAnswer;

/// Whether what was touched, one cell or two, may be moved, chosen or taken.
///
/// # Errors
/// If there is no such cell, or a function rule fails.
pub fn why_touched(session: &Session, cells: &[String]) -> Result<WhyAnswer, Diagnostic> {
    let game = session.game();
    let mut points = Vec::new();
    for cell in cells {
        let unknown = || Diagnostic::new(Kind::Usage, format!("there is no `{cell}` on the board"));
        points.push(game.board.find(cell).ok_or_else(unknown)?);
    }
    let open = session.decisions()?;
    let intent = match points.as_slice() {
        [from, to] => Intent { from: Some(*from), to: Some(*to), ..Intent::default() },
        [only] if open.iter().any(|(_, decision)| decision.from.is_some()) => {
            Intent { from: Some(*only), ..Intent::default() }
        }
        [only] => Intent { to: Some(*only), ..Intent::default() },
        _ => return Err(Diagnostic::new(Kind::Usage, "one cell or two are asked about")),
    };
    Ok(WhyAnswer::of(game, session.why(&intent)?))
}
