use super::Failure;
use super::written::{quoted, written};
use crate::analysis::{Finding, Work, broken};
use crate::diagnostic::{Diagnostic, Source, Span};
use crate::script::Request;
use crate::session::Session;

/// Whether every law of `check` is kept along a game; if not, which is broken first.
pub(super) fn laws(
    session: &Session,
    at: (&Source, Span),
    work: &Work,
) -> Result<Option<Failure>, Diagnostic> {
    let played = session.played().iter().filter(|played| !played.automatic);
    let texts: Vec<String> = played.map(|played| played.text.clone()).collect();
    let (game, notation) = (session.game(), session.notation());
    let findings = broken(game, notation, session.start(), &texts, None, work)?;
    let first = findings.into_iter().find(|finding| !finding.law.is_remark());
    Ok(first.map(|finding| {
        let found = match finding.error.place() {
            Some(place) => format!("{}: {} ({place})", finding.law, finding.error.message),
            None => format!("{}: {}", finding.law, finding.error.message),
        };
        let shows = finding.game.unwrap_or_default().join(" ");
        let failure = Failure::new(at, "every law of `check` should be kept", "kept", found);
        if shows.is_empty() { failure } else { failure.note(format!("it shows after {shows}")) }
    }))
}

/// The Lua text of a rule test that fails as long as a law is broken; nothing where no game shows it.
pub fn test_of_finding(request: &Request, finding: &Finding) -> Option<String> {
    let game = finding.game.as_ref().filter(|_| !finding.law.is_remark())?;
    let moves = (!game.is_empty()).then(|| format!("moves = {}", quoted(&game.join(" "))));
    let lines: Vec<String> = moves.into_iter().chain(["laws = true".to_string()]).collect();
    let first = finding.error.message.lines().next().unwrap_or_default();
    Some(written(request, &format!("{}: {first}", finding.law), &lines))
}
