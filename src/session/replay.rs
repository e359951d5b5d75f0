use super::setup::whole;
use super::verify::contradictions;
use super::{Beginning, Session};
use crate::diagnostic::{Diagnostic, Source};
use crate::notation::Notation;
use crate::notation::records::{Ending, Record, Tag};
use crate::position::{Outcome, Player};
use crate::rule::Game;
use std::sync::Arc;

/// A record that was played: as far as it could be, and what does not hold of what it says.
#[derive(Debug)]
pub struct Replay {
    /// The game up to the end, or up to the decision that could not be played.
    pub session: Session,
    /// Why it ended before the end of the record.
    pub error: Option<Diagnostic>,
    /// What the record says of its end that is not so: its result, its hash.
    pub contradictions: Vec<Diagnostic>,
    /// Forced decisions that the record left out.
    pub left_out: Vec<String>,
}

impl Replay {
    /// Plays the decisions of a record, up to `stop_at` complete turns if given.
    ///
    /// # Errors
    /// If its position cannot be set up.
    pub fn of(
        game: Arc<Game>,
        notation: Arc<Notation>,
        source: &Source,
        record: &Record,
        stop_at: Option<u32>,
    ) -> Result<Replay, Diagnostic> {
        let tag = |name: &str| record.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name));
        let said = tag("Position");
        let position = said.map(|tag| Source::new(source.name.clone(), tag.value.as_str()));
        let begun = Session::begin(game, notation, &Beginning { position, moves: None });
        let session = begun.map_err(|error| match said {
            Some(tag) => in_file(error, source, tag),
            None => error,
        })?;
        let mut replay = Replay { session, error: None, contradictions: Vec::new(), left_out: Vec::new() };
        let reached = |session: &Session| stop_at.is_some_and(|ply| session.position().turn().ply >= ply);
        'record: for stretch in &record.movetext {
            let notation = replay.session.notation().clone();
            for phrase in notation.read_all(source, *stretch) {
                if reached(&replay.session) {
                    break 'record;
                }
                let phrase = phrase.map_err(|error| error.ply(replay.session.position().turn().ply));
                let phrase = match phrase {
                    Ok(phrase) => phrase,
                    Err(error) => {
                        replay.error = Some(error);
                        break 'record;
                    }
                };
                let before = replay.session.played().len();
                let reading = replay.session.read(source, phrase.span);
                let Some(error) = reading.error else { continue };
                if replay.session.played().len() == before && replay.insert_forced(source, &phrase) {
                    continue;
                }
                replay.error = Some(error);
                break 'record;
            }
        }
        if let Some(ply) = stop_at {
            while replay.session.position().turn().ply > ply && replay.session.undo(1) > 0 {}
        } else if replay.error.is_none() {
            replay.contradictions = contradictions(&replay.session, source, record);
        }
        Ok(replay)
    }

    /// Some sites do not write a decision that is the only one open. Plays it, and then the text; whether it could.
    fn insert_forced(&mut self, source: &Source, phrase: &crate::notation::Phrase) -> bool {
        let Ok(open) = self.session.decisions() else { return false };
        let [(text, only)] = &open[..] else { return false };
        if self.session.play(only).is_err() {
            return false;
        }
        if self.session.read(source, phrase.span).error.is_none() {
            self.left_out.push(text.clone());
            return true;
        }
        self.session.undo(1);
        false
    }
}

/// An error in the text of a tag, at its place in the file.
fn in_file(mut error: Diagnostic, source: &Source, tag: &Tag) -> Diagnostic {
    let plain = source.text.get(tag.span.range()) == Some(tag.value.as_str());
    if let Some((text, at)) = &error.at
        && *text.text == *tag.value
    {
        let span = if plain { at.shifted(tag.span.start) } else { tag.span };
        error.at = Some((source.clone(), span));
    }
    error
}

impl Session {
    /// The record of the game: tags, turns, result.
    pub fn record(&self, tags: &[(String, String)]) -> String {
        let turns: Vec<Vec<String>> = self.turns().into_iter().map(|turn| vec![turn]).collect();
        let result = match self.position().turn().outcome {
            None => Ending::Open,
            Some(Outcome::Draw) => Ending::Draw,
            Some(outcome) if outcome == Outcome::winner(Player(0)) => Ending::FirstWins,
            Some(outcome) if outcome == Outcome::winner(Player(1)) => Ending::SecondWins,
            Some(_) => Ending::Open,
        };
        crate::notation::records::write(&crate::notation::records::Sheet {
            tags,
            turns: &turns,
            comments: &[],
            result: Some(&result),
        })
    }

    /// Plays all decisions of a text, as a record's movetext would be.
    pub fn read_text(&mut self, source: &Source) -> super::Reading {
        self.read(source, whole(source))
    }
}
