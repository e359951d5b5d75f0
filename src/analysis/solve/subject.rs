use super::clock;
use crate::diagnostic::{Diagnostic, Kind};
use crate::position::{Decider, Player, Position};
use crate::rule::{Body, Flow, Game, Next};

/// Who solves a position: the one player who decides in it.
///
/// # Errors
/// [`Kind::Usage`] if the game is not one that a player solves alone.
pub(super) fn solver(game: &Game, position: &Position) -> Result<Player, Diagnostic> {
    let wins = |flow: &Flow| {
        flow.0.iter().any(|step| {
            matches!(step.next, Next::Win(_) | Next::Lose(_) | Next::Score | Next::Share | Next::Pass)
        })
    };
    if !game.rules.iter().any(|rule| matches!(&rule.body, Body::Flow(flow) if wins(flow))) {
        let message = format!("`{}` names no goal: no rule says that somebody wins", game.name);
        return Err(Diagnostic::new(Kind::Usage, message));
    }
    if clock::recalls(game) {
        let message =
            format!("`{}` asks how often a position stood before, and no search knows that", game.name);
        return Err(Diagnostic::new(Kind::Usage, message));
    }
    match position.turn().decider {
        Decider::Player(player) => Ok(player),
        other => Err(foreign(game, position, game.decider_name(other))),
    }
}

/// Whether the solver has won.
pub(super) fn is_won(position: &Position, solver: Player) -> bool {
    position.turn().outcome.is_some_and(|outcome| outcome.winners().any(|winner| winner == solver))
}

/// Refuses a position in which somebody else decides.
///
/// # Errors
/// [`Kind::Usage`], if it is one.
pub(super) fn check(game: &Game, position: &Position, solver: Player) -> Result<(), Diagnostic> {
    let turn = position.turn();
    if turn.outcome.is_some() || turn.decider == Decider::Player(solver) {
        return Ok(());
    }
    Err(foreign(game, position, game.decider_name(turn.decider)))
}

fn foreign(game: &Game, position: &Position, decider: &str) -> Diagnostic {
    let phase = &game.phase(position.turn().phase).name;
    let message =
        format!("only what one player decides alone can be solved, and in phase `{phase}` {decider} decides");
    Diagnostic::new(Kind::Usage, message)
}
