//! What a record says of its game, compared with how it went.

use super::Session;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::notation::records::{Ending, Record};
use crate::position::{Decider, Outcome, Player};

/// What a record says of a game that was played to its end, and that is not so: its result, its hash, its seed.
pub(super) fn contradictions(session: &Session, source: &Source, record: &Record) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let tag = |name: &str| record.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name));
    let mut add = |message: Option<String>, at: Span| {
        found.extend(message.map(|message| Diagnostic::new(Kind::Illegal, message).at(source, at)));
    };
    let ending = record.result.as_ref().map(|(ending, _)| ending);
    if let Some((ending, span)) = &record.result {
        add(untrue(session, ending, None), *span);
    }
    if let Some(tag) = tag("Result") {
        let message = match Ending::read(&tag.value) {
            Some(said) => untrue(session, &said, ending),
            None => Some(format!("`{}` is no result", tag.value)),
        };
        add(message, tag.span);
    }
    if let Some(tag) = tag("Seed").filter(|tag| tag.value.parse::<u64>().is_err()) {
        add(Some(format!("the seed should be a whole number, but it is `{}`", tag.value)), tag.span);
    }
    if let Some(tag) = tag("Hash") {
        let hash = format!("{:016x}", session.position().hash());
        let message = format!(
            "the record says that the final position has the hash `{}`, but it is `{hash}`",
            tag.value
        );
        add((!tag.value.eq_ignore_ascii_case(&hash)).then_some(message), tag.span);
    }
    found
}

/// Why a result is not so; `end` is how somebody ended the game before its rules did.
fn untrue(session: &Session, said: &Ending, end: Option<&Ending>) -> Option<String> {
    if let Err(name) = loser(session, said) {
        let players: Vec<String> =
            session.game().players.iter().map(|player| format!("`{player}`")).collect();
        return Some(format!(
            "the record says `{said}`, but nobody called `{name}` plays: the players are {}",
            players.join(", ")
        ));
    }
    let claimed = claimed(session, said);
    if *said == Ending::Open {
        return None;
    }
    if let Some(outcome) = session.position().turn().outcome {
        let ended = session.game().outcome_text(outcome);
        let differs = claimed.is_some_and(|claimed| claimed != outcome);
        return differs.then(|| format!("the record says `{said}`, but the game ended otherwise: {ended}"));
    }
    let by_choice =
        |ending: &Ending| matches!(ending, Ending::Resigned(_) | Ending::DrawAgreed | Ending::TimeOut(_));
    match end.filter(|end| by_choice(end)) {
        Some(end) if *end != *said => {
            let differs = self::claimed(session, end) != claimed;
            differs.then(|| format!("the record says `{said}`, but it ends with `{end}`"))
        }
        None if !by_choice(said) => Some(format!("the record says `{said}`, but the game is not over")),
        _ => None,
    }
}

/// The outcome that a result claims; nothing where it leaves that open.
fn claimed(session: &Session, ending: &Ending) -> Option<Outcome> {
    match ending {
        Ending::FirstWins => Some(Outcome::winner(Player(0))),
        Ending::SecondWins => Some(Outcome::winner(Player(1))),
        Ending::Draw | Ending::DrawAgreed => Some(Outcome::Draw),
        Ending::Resigned(_) | Ending::TimeOut(_) if session.game().players.len() == 2 => {
            let loser = loser(session, ending).ok()??;
            Some(Outcome::winner(Player(1 - loser.0.min(1))))
        }
        Ending::Resigned(_) | Ending::TimeOut(_) | Ending::Open => None,
    }
}

/// Who lost by an ending of his own; the name if nobody is called so.
fn loser<'a>(session: &Session, ending: &'a Ending) -> Result<Option<Player>, &'a str> {
    match ending {
        Ending::Resigned(Some(name)) | Ending::TimeOut(name) => {
            session.game().find_player(name).map(Some).ok_or(name)
        }
        Ending::Resigned(None) => Ok(match session.decider() {
            Some(Decider::Player(player)) => Some(player),
            _ => None,
        }),
        _ => Ok(None),
    }
}
