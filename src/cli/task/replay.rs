use super::Worker;
use super::open::request;
use crate::cli::case::Case;
use crate::cli::exit::Exit;
use crate::diagnostic::{Diagnostic, Kind};
use crate::notation::records::Ending;
use crate::script::{Request, rules_hash};
use crate::session::answer::ReplayAnswer;
use crate::session::compare::{AgainstAnswer, Side};
use crate::session::file::Selected;
use crate::session::{ErrorAnswer, Loaded, Replay, Session, set_option};
use serde::Serialize;

/// Plays a recorded game, under the rules that it names with what the case lays over them.
///
/// # Errors
/// Whatever is wrong with the game or the position that it begins in. A move that cannot be played is told in
/// the answer.
pub fn replay(worker: &Worker, selected: &Selected, case: &Case) -> Result<Replay, Vec<Diagnostic>> {
    let mut rules = rules(selected, case)?;
    let loaded = selected.load(&worker.shelf, &mut rules, case.seed.unwrap_or(0))?;
    let Loaded { game, notation, runner, .. } = loaded;
    let replay = Replay::of(game, notation, &selected.file.source, selected.record(), case.stop_at)?;
    Ok(Replay { session: replay.session.run_by(runner), ..replay })
}

/// Where a recorded game that was played under other rules first differs from how it goes under its own.
///
/// # Errors
/// If it cannot be played under its own.
pub fn against(
    worker: &Worker,
    selected: &Selected,
    case: &Case,
    played: &Replay,
) -> Result<Option<AgainstAnswer>, Vec<Diagnostic>> {
    let seed = case.seed.unwrap_or(0);
    let side = |mut request: Request| {
        let loaded = selected.load(&worker.shelf, &mut request, seed)?;
        Ok::<Side, Vec<Diagnostic>>(Side { request, loaded })
    };
    let sides = [side(selected.request()?)?, side(rules(selected, case)?)?];
    let Loaded { game, notation, .. } = sides[0].loaded.clone();
    let own = Replay::of(game, notation, &selected.file.source, selected.record(), case.stop_at)?;
    let start = [own.session.start().clone(), played.session.start().clone()];
    Ok(AgainstAnswer::of(&sides, &start, &own.session)?)
}

/// Under which rules a recorded game is played: those it names, with what the case lays over them.
///
/// # Errors
/// If neither says which game it is.
pub fn rules(selected: &Selected, case: &Case) -> Result<Request, Diagnostic> {
    let mut rules = match &case.game {
        Some(_) => request(case)?,
        None => selected.request()?,
    };
    if case.game.is_none() {
        for setting in &case.set {
            set_option(&mut rules, &setting.key, &setting.value);
        }
        rules.with.extend(case.with.iter().cloned());
    }
    Ok(rules)
}

/// How a recorded game stands, and what is told about it besides.
#[derive(Clone, Debug, Serialize)]
pub struct Replayed {
    /// How it stands.
    #[serde(flatten)]
    pub answer: ReplayAnswer,
    /// What the record says that is not so, with its place.
    #[serde(skip)]
    pub contradictions: Vec<Diagnostic>,
    /// The move that could not be played; the answer is about what was good before it.
    #[serde(skip)]
    pub broken: Option<Diagnostic>,
}

impl Replayed {
    /// How a run ends with this game.
    pub fn exit(&self) -> Exit {
        let ends = |error: &Diagnostic| match error.kind {
            // the record is at fault, not the command line
            Kind::Syntax | Kind::Usage => Exit::Unreadable,
            kind => Exit::of(kind),
        };
        let broken = self.broken.as_ref().map_or(Exit::Good, ends);
        broken.max(Exit::good_if(self.contradictions.is_empty()))
    }

    /// A game that no record was read for.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn session(session: &Session, legal: bool) -> Result<Replayed, Diagnostic> {
        Ok(Replayed { answer: ReplayAnswer::of(session, legal)?, contradictions: Vec::new(), broken: None })
    }

    /// A record that was played.
    ///
    /// # Errors
    /// If a function rule failed.
    pub fn record(played: &Replay, selected: &Selected, case: &Case) -> Result<Replayed, Diagnostic> {
        let mut answer = ReplayAnswer::of(&played.session, case.legal)?;
        let broken = played.error.clone();
        answer.error = broken.as_ref().map(ErrorAnswer::of);
        let record = selected.record();
        answer.other_rules =
            record.tag("Rules").is_some_and(|rules| rules != rules_hash(played.session.game()));
        answer.ending =
            record.result.as_ref().filter(|_| broken.is_none()).and_then(|(ending, _)| match ending {
                Ending::Resigned(_) | Ending::DrawAgreed | Ending::TimeOut(_) => Some(ending.to_string()),
                Ending::FirstWins | Ending::SecondWins | Ending::Draw | Ending::Open => None,
            });
        answer.left_out.clone_from(&played.left_out);
        answer.contradictions = played.contradictions.iter().map(ErrorAnswer::of).collect();
        Ok(Replayed { answer, contradictions: played.contradictions.clone(), broken })
    }
}
