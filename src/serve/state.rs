use super::answer::Trouble;
use super::choice::Choice;
use super::news::Item;
use super::player::PlayerState;
use super::rules::Rules;
use super::turns::{TurnState, turns};
use crate::diagnostic::Diagnostic;
use crate::position::{Decider, Position};
use crate::render::svg::touchable;
use crate::render::{Mark, Scene};
use crate::rule::Each;
use crate::session::answer::{ChangesAnswer, OutcomeAnswer, StepAnswer};
use crate::session::command::Engine;
use crate::session::{Session, View};
use serde::Serialize;

/// What came of scripts that were saved.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reloaded {
    /// How often that happened so far.
    pub number: u64,
    /// What happened, in words.
    pub done: String,
    /// What is different.
    pub changes: ChangesAnswer,
}

/// What is to be seen besides the game itself.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// A number that grows with every change.
    pub version: u64,
    /// What happened.
    pub news: Vec<Item>,
    /// What is wrong with scripts that were saved.
    pub trouble: Vec<Trouble>,
    /// What came of those that were saved last and are right.
    pub reloaded: Option<Reloaded>,
    /// The place between two effects that is looked at.
    pub step: Option<StepAnswer>,
    /// How long the timer still runs, in milliseconds.
    pub timer: Option<u64>,
}

/// All that a page shows.
#[derive(Clone, Debug, Serialize)]
pub struct State<'a> {
    version: u64,
    game: GameState,
    /// The board as SVG.
    board: String,
    /// Complete turns played.
    ply: u32,
    /// Who decides.
    turn: String,
    phase: String,
    /// How the game ended, once it has.
    outcome: Option<String>,
    /// Whether a player decides what a turn that was begun forces him to.
    forced: bool,
    /// The cells that are sought.
    sought: Vec<String>,
    players: Vec<PlayerState>,
    /// Numbers that the game shows.
    shown: Vec<(String, i64)>,
    choices: Vec<Choice>,
    turns: Vec<TurnState>,
    /// How many decisions were made, and how many the game has with those taken back.
    made: usize,
    all: usize,
    rules: &'a Rules,
    news: Vec<Item>,
    trouble: Vec<Trouble>,
    reloaded: Option<Reloaded>,
    /// Whether rules that were refused may be accepted.
    offers: bool,
    step: Option<StepAnswer>,
    timer: Option<u64>,
}

/// Which game it is.
#[derive(Clone, Debug, Serialize)]
struct GameState {
    /// It is another whenever a game takes the place of another.
    id: u64,
    name: String,
    title: String,
    with: Vec<String>,
    set: Vec<(String, String)>,
    seed: u64,
}

impl<'a> State<'a> {
    /// How a game stands. What a function rule that fails keeps from being known is told as trouble.
    pub fn of(engine: &Engine, rules: &'a Rules, mut beside: Beside) -> State<'a> {
        let session = engine.session();
        let (game, position) = (session.game(), session.position());
        let between = beside.step.as_ref().and_then(|_| engine.between());
        let at = between.as_ref().map_or(position, |(position, _)| position);
        let mut trouble = |error: Diagnostic| beside.trouble.push(Trouble::of(&error));
        let open = session.decisions().map_err(&mut trouble).unwrap_or_default();
        let scores = session.rules().scores(at).map_err(&mut trouble).ok().flatten();
        let turn = position.turn();
        let (turns, made) = turns(session);
        let players = (0..game.players.len() as u8).map(crate::position::Player);
        State {
            version: beside.version,
            game: GameState {
                id: engine.game_id(),
                name: engine.request().game.clone(),
                title: game.title.clone(),
                with: engine.request().with.clone(),
                set: engine.request().set.clone(),
                seed: engine.seed(),
            },
            board: board(session, between.as_ref().map(|(position, cells)| (position, cells.as_slice()))),
            ply: turn.ply,
            turn: session.turn_name().to_string(),
            phase: game.phase(turn.phase).name.replace('_', " "),
            outcome: turn.outcome.map(|outcome| OutcomeAnswer::of(game, outcome).to_string()),
            forced: session.is_inside_turn(),
            sought: session
                .marked()
                .unwrap_or_default()
                .iter()
                .map(|cell| game.board.name(*cell).to_string())
                .collect(),
            players: players.map(|player| PlayerState::of(game, at, player, scores.as_deref())).collect(),
            shown: shown(session, at),
            choices: open.into_iter().map(|(text, open)| Choice::of(game, text, &open)).collect(),
            all: session.line().filter(|played| !played.automatic).count(),
            turns,
            made,
            rules,
            news: beside.news,
            trouble: beside.trouble,
            reloaded: beside.reloaded,
            offers: engine.offers(),
            step: beside.step,
            timer: beside.timer.filter(|_| session.decider() != Some(Decider::Chance)),
        }
    }
}

/// The board as it stands, or between two effects with the cells that the last one was about.
fn board(session: &Session, between: Option<(&Position, &[crate::board::Point])>) -> String {
    match between {
        None => touchable(&View::of(session).scene()),
        Some((position, cells)) => {
            let marks: Vec<_> = cells.iter().map(|cell| (*cell, Mark::Named)).collect();
            touchable(&Scene { marks: &marks, ..Scene::new(session.game(), position) })
        }
    }
}

fn shown(session: &Session, at: &Position) -> Vec<(String, i64)> {
    let game = session.game();
    let variables = game.shown.iter().filter_map(|place| game.variables.get(*place));
    let of_game = variables.filter(|variable| variable.each == Each::Game);
    let values = of_game.map(|variable| (variable.name.clone(), at.variable(variable.index)));
    values.filter(|(_, value)| *value != 0).collect()
}
