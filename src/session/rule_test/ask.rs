use super::outcome::outcome;
use super::standing::{stack, unknown, usual, value};
use super::{Failure, drawn};
use crate::analysis::{PerftJob, Work};
use crate::diagnostic::{Diagnostic, Source, Span};
use crate::script::{Expect, Expected, RuleTest, Said};
use crate::session::Session;
use crate::session::answer::WhyAnswer;

/// Whether what a test expects holds; if not, how.
///
/// # Errors
/// If the test names what the game has not, or a function rule fails.
pub fn ask(
    session: &Session,
    test: &RuleTest,
    expected: &Expected,
    work: &Work,
) -> Result<Option<Failure>, Diagnostic> {
    let at = (&test.source, expected.at);
    let game = session.game();
    match &expected.what {
        Expect::Accepted(moves) => accepted(session, at, moves),
        Expect::Refused { moves, why } => refused(session, at, moves, why),
        Expect::Open(moves) => open(session, at, moves),
        Expect::OpenCount(count) => {
            let found = session.decisions()?.len();
            let message = format!("{count} moves should be open");
            Ok((usize::try_from(*count) != Ok(found))
                .then(|| Failure::new(at, message, count.to_string(), found.to_string())))
        }
        Expect::Holds { key, value: wanted } => {
            let (wanted, found) = (usual(game, key, wanted), value(session, key)?);
            let message = format!("`{key}` should be `{wanted}`");
            Ok((wanted != found).then(|| Failure::new(at, message, &wanted, format!("`{found}`"))))
        }
        Expect::Drawn(drawing) => {
            let drawn = drawn::read(&game.board, drawing)?.into_iter();
            let pairs = drawn.map(|(cell, wanted)| (cell, wanted, stack(game, session.position(), cell)));
            let differ: Vec<_> = pairs.filter(|(_, wanted, found)| wanted != found).collect();
            let says = |of: fn(&(_, String, String)) -> &String| {
                let each = differ.iter().map(|one| format!("{}={}", game.board.name(one.0), of(one)));
                each.collect::<Vec<_>>().join(" ")
            };
            let (wanted, found) = (says(|one| &one.1), says(|one| &one.2));
            Ok((!differ.is_empty())
                .then(|| Failure::new(at, format!("the board should be: {wanted}"), &wanted, &found)))
        }
        Expect::Score { player, score } => {
            let Some(number) = game.players.iter().position(|known| known == player) else {
                let names = game.players.iter().map(String::as_str);
                return Err(unknown(format!("nobody called `{player}` plays"), player, names));
            };
            let found =
                session.rules().scores(session.position())?.and_then(|scores| scores.get(number).copied());
            let says = found.map_or_else(|| "no score".to_string(), |found| found.to_string());
            let message = format!("{player} should have {score}");
            Ok((found != Some(*score)).then(|| Failure::new(at, message, score.to_string(), says)))
        }
        Expect::Outcome(words) => outcome(session, at, words),
        Expect::Perft(counts) => perft(session, at, counts, work),
        Expect::Laws => super::laws::laws(session, at, work),
    }
}

fn accepted(session: &Session, at: (&Source, Span), moves: &Said) -> Result<Option<Failure>, Diagnostic> {
    let why = about(session, moves)?;
    if why.legal {
        return Ok(None);
    }
    let failure = Failure::new(at, format!("`{}` should be legal", moves.text()), "legal", refusal(&why));
    Ok(Some(why.trace.iter().fold(failure, Failure::note)))
}

fn refused(
    session: &Session,
    at: (&Source, Span),
    moves: &Said,
    wanted: &str,
) -> Result<Option<Failure>, Diagnostic> {
    let why = about(session, moves)?;
    if !why.legal && is_said(&why, wanted) {
        return Ok(None);
    }
    let message = format!("`{}` should be refused by `{wanted}`", moves.text());
    if why.legal {
        return Ok(Some(Failure::new(at, message, wanted, "it is legal")));
    }
    let failure = Failure::new(at, message, wanted, refusal(&why));
    Ok(Some(why.trace.iter().fold(failure, Failure::note)))
}

/// Whether a text names the rule that refuses a move: by its label, its name, words of its sentence, or else
/// the kind of error.
fn is_said(why: &WhyAnswer, text: &str) -> bool {
    let labels = why.label.as_deref().unwrap_or("");
    let rule = why.rule.as_deref().unwrap_or("");
    labels == text
        || labels.split(", ").any(|label| label == text)
        || rule == text
        || rule.rsplit('.').next() == Some(text)
        || why.kind == Some(text)
        || why.reason.to_lowercase().contains(&text.to_lowercase())
}

/// Why a move is refused, and where the rule stands that says so.
fn refusal(why: &WhyAnswer) -> String {
    match (&why.rule, &why.at) {
        (Some(_), Some(at)) => format!("it is refused: {} ({at})", why.reason),
        _ => format!("it is refused: {}", why.reason),
    }
}

fn about(session: &Session, moves: &Said) -> Result<WhyAnswer, Diagnostic> {
    // the answer is about a whole text, whatever stands around it in its file
    WhyAnswer::about(session, &Source::new(moves.source.name.clone(), moves.text()))
}

fn open(session: &Session, at: (&Source, Span), moves: &[Said]) -> Result<Option<Failure>, Diagnostic> {
    let found: Vec<String> = session.decisions()?.into_iter().map(|(text, _)| text).collect();
    let canonical = |said: &Said| {
        let source = Source::new(said.source.name.clone(), said.text());
        let phrase = session.intent(&source).map(|(phrase, _)| phrase);
        let decision = phrase.and_then(|phrase| session.find(&source, &phrase));
        decision.map_or_else(|_| said.text().to_string(), |decision| session.game().decision_text(&decision))
    };
    let mut wanted: Vec<String> = moves.iter().map(canonical).collect();
    wanted.sort();
    wanted.dedup();
    let without = |these: &[String], others: &[String]| {
        let left: Vec<&str> = these.iter().filter(|one| !others.contains(one)).map(String::as_str).collect();
        if left.is_empty() { String::new() } else { left.join(" ") }
    };
    let (missing, more) = (without(&wanted, &found), without(&found, &wanted));
    let differences = [("not open", &missing), ("open besides", &more)];
    let says: Vec<String> = differences
        .iter()
        .filter(|(_, moves)| !moves.is_empty())
        .map(|(what, moves)| format!("{what}: {moves}"))
        .collect();
    let failure = || Failure::new(at, "other moves should be open", wanted.join(" "), says.join("; "));
    Ok((!says.is_empty()).then(failure))
}

fn perft(
    session: &Session,
    at: (&Source, Span),
    counts: &[i64],
    work: &Work,
) -> Result<Option<Failure>, Diagnostic> {
    let mut found = Vec::new();
    for depth in 1..=counts.len() {
        let job = PerftJob { depth: depth as u32, ..PerftJob::default() };
        found.push(session.runner().perft(session.position(), job, work)?.nodes);
    }
    let says = |counts: Vec<String>| counts.join(", ");
    let (wanted, found) =
        (says(counts.iter().map(i64::to_string).collect()), says(found.iter().map(u64::to_string).collect()));
    let message = format!("play should go on in so many ways: {wanted}");
    Ok((wanted != found).then(|| Failure::new(at, message, &wanted, &found)))
}
