use crate::analysis::random_game::RandomGame;
use crate::compile::{PlayoutJob, Program};
use crate::diagnostic::Diagnostic;
use crate::position::{Outcome, Piece, Player, Position};
use crate::rule::Rules;

/// One random game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sample {
    /// Turns played.
    pub plies: u32,
    /// How it ended; absent if it was given up.
    pub outcome: Option<Outcome>,
    /// Decisions made.
    pub decisions: u64,
    /// Decisions open, over all that were made.
    pub open: u64,
    /// What only a walked game tells.
    pub detail: Option<Detail>,
}

/// What only a walked game tells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Detail {
    /// How often somebody passed.
    pub passes: u32,
    /// Pieces neither on the board nor in hand at the end that were so at the beginning: captured or removed.
    pub gone: i64,
}

impl Sample {
    /// Plays a game by compiled rules; nothing if `stop` says so before its end.
    ///
    /// # Errors
    /// If its rules go round without end.
    pub fn fast(
        program: &Program,
        start: &Position,
        game: RandomGame,
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<Sample>, Diagnostic> {
        let RandomGame { seed, number, max_plies } = game;
        let tally =
            program.playouts(start, &PlayoutJob { games: number..number + 1, seed, max_plies }, stop)?;
        if tally.games == 0 {
            return Ok(None);
        }
        let outcome = tally.outcomes.keys().next().map(|set| set.map_or(Outcome::Draw, Outcome::Winners));
        Ok(Some(Sample {
            plies: tally.plies as u32,
            outcome,
            decisions: tally.decisions,
            open: tally.open,
            detail: None,
        }))
    }

    /// Plays a game by walking the rules; nothing if `stop` says so before its end.
    ///
    /// # Errors
    /// What a function rule says.
    pub fn walked(
        rules: &Rules,
        start: &Position,
        game: RandomGame,
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<Sample>, Diagnostic> {
        let (mut decisions, mut options, mut passes) = (0, 0, 0);
        let end = game.play(rules, start, stop, |_, open, chosen| {
            decisions += 1;
            options += open.len() as u64;
            passes += u32::from(chosen.word.as_deref() == Some("pass"));
        })?;
        Ok(end.map(|end| Sample {
            plies: end.turn().ply - start.turn().ply,
            outcome: end.turn().outcome,
            decisions,
            open: options,
            detail: Some(Detail { passes, gone: pieces(rules, start) - pieces(rules, &end) }),
        }))
    }
}

/// How many pieces are on the board and in the players' hands.
fn pieces(rules: &Rules, position: &Position) -> i64 {
    let game = rules.game();
    let on_board: usize = position.stacks().map(|(_, stack)| stack.height()).sum();
    let players = 0..game.players.len() as u8;
    let kinds = || 0..game.pieces.len() as u8;
    let hands = players.flat_map(|player| kinds().map(move |piece| (Player(player), Piece(piece))));
    on_board as i64 + hands.map(|(player, piece)| i64::from(position.hand(player, piece))).sum::<i64>()
}
