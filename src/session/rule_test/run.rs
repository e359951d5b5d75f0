use super::ask::ask;
use super::boards::boards;
use super::{Failure, Tested, drawn};
use crate::analysis::Work;
use crate::board::Point;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::notation::{read_position, write_position};
use crate::rule::{Game, Rules};
use crate::script::RuleTest;
use crate::session::{Chance, Loaded, Session, Shelf};

/// Plays a rule test and compares what comes of it with what the test expects.
///
/// # Errors
/// If the game that it tests cannot be loaded.
pub fn run(shelf: &Shelf, test: &RuleTest, work: &Work) -> Result<Tested, Vec<Diagnostic>> {
    Ok(play(&load(shelf, test)?, test, work))
}

/// The game that a rule test tests.
///
/// # Errors
/// If it cannot be loaded: told at the test if at no other place.
pub fn load(shelf: &Shelf, test: &RuleTest) -> Result<Loaded, Vec<Diagnostic>> {
    let load = shelf.load(&test.request);
    load.map_err(|errors| errors.into_iter().map(|error| placed(test, error)).collect())
}

/// Plays a rule test of a game that is loaded.
pub fn play(loaded: &Loaded, test: &RuleTest, work: &Work) -> Tested {
    let mut tested = Tested { test: test.clone(), failures: Vec::new(), position: None, boards: Vec::new() };
    let begun = begin(test, &loaded.game).and_then(|(rules, position)| {
        let session = Session::from(rules, loaded.notation.clone(), position)?;
        Ok(session.run_by(loaded.runner.clone()))
    });
    let mut session = match begun {
        Ok(session) => session,
        Err(error) => {
            tested.failures.push(placed(test, error).into());
            return tested;
        }
    };
    let played = test
        .moves
        .as_ref()
        .map_or(Ok(()), |moves| Chance::new(test.seed).read(&mut session, &moves.source, moves.span));
    let played_to_the_end = played.is_ok();
    match played {
        Err(error) => tested.failures.push(placed(test, error).into()),
        Ok(()) => {
            for expected in &test.expected {
                match ask(&session, test, expected, work) {
                    Ok(failure) => tested.failures.extend(failure),
                    Err(error) => {
                        let error = match error.at {
                            Some(_) => error,
                            None => error.at(&test.source, expected.at),
                        };
                        tested.failures.push(error.into());
                    }
                }
            }
        }
    }
    if !tested.passed() {
        let complete = played_to_the_end.then_some(test);
        tested.position = Some(write_position(session.rules(), session.position()));
        tested.boards = boards(&session, complete);
    }
    tested
}

/// An error at the test, if it is at no other place.
fn placed(test: &RuleTest, mut error: Diagnostic) -> Diagnostic {
    error.at.get_or_insert_with(|| (test.source.clone(), test.at));
    error
}

/// The rules of a game, and the position in which a test begins.
fn begin(
    test: &RuleTest,
    game: &std::sync::Arc<Game>,
) -> Result<(Rules, crate::position::Position), Diagnostic> {
    let rules = Rules::new(game.clone())?;
    let position = match (&test.position, &test.board) {
        (None, None) => rules.start()?,
        (Some(said), None) => read_position(&rules, &said.source, said.span)?,
        (said, Some(drawing)) => {
            let entry = |(cell, stack): &(Point, String)| match stack.as_str() {
                "." => String::new(),
                stack => format!(" {}={stack}", game.board.name(*cell)),
            };
            let stacks: String = drawn::read(&game.board, drawing)?.iter().map(entry).collect();
            let text = said.as_ref().map_or("", |said| said.text()).trim().to_string() + &stacks;
            let source = Source::new(format!("{} (board)", test.place()), text.trim());
            read_position(&rules, &source, Span::new(0, source.text.len()))?
        }
    };
    Ok((rules, position))
}

impl Failure {
    /// Whether the test could not be played to its end because of what is wrong in a script or the test itself.
    pub fn is_broken(&self) -> bool {
        matches!(self.error.kind, Kind::Script | Kind::Usage | Kind::File | Kind::Internal)
    }
}
