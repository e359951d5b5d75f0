use crate::analysis::{Runner, stream};
use crate::compile::PlayoutJob;
use crate::diagnostic::Diagnostic;
use crate::position::{Outcome, Piece, Player, Position};
use crate::rule::Rules;
use rand::RngExt;

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

/// Which game of a series.
#[derive(Clone, Copy, Debug)]
pub(super) struct Number {
    /// What the random numbers of the series come from.
    pub seed: u64,
    /// Which of its games.
    pub game: u64,
    /// After how many turns it is given up.
    pub max_plies: u32,
}

impl Sample {
    /// Plays a game by compiled rules; nothing if they cannot be compiled.
    pub fn fast(
        runner: &Runner,
        start: &Position,
        number: Number,
        stop: &dyn Fn() -> bool,
    ) -> Option<Result<Sample, Diagnostic>> {
        let program = runner.fast(start)?;
        let Number { seed, game, max_plies } = number;
        let job = PlayoutJob { games: game..game + 1, seed, max_plies: Some(max_plies) };
        let tally = match program.playouts(start, &job, stop) {
            Ok(tally) => tally,
            Err(error) => return Some(Err(error)),
        };
        let outcome = tally.outcomes.keys().next().map(|set| set.map_or(Outcome::Draw, Outcome::Winners));
        Some(Ok(Sample {
            plies: tally.plies as u32,
            outcome,
            decisions: tally.decisions,
            open: tally.open,
            detail: None,
        }))
    }

    /// Plays a game by walking the rules.
    ///
    /// # Errors
    /// What a function rule says.
    pub fn walked(rules: &Rules, start: &Position, number: Number) -> Result<Sample, Diagnostic> {
        let mut random = stream(number.seed, number.game);
        let mut position = start.clone();
        let limit = start.turn().ply.saturating_add(number.max_plies);
        let (mut decisions, mut options, mut passes) = (0, 0, 0);
        while position.turn().outcome.is_none() && position.turn().ply < limit {
            let open = rules.decisions(&position)?;
            if open.is_empty() {
                break;
            }
            decisions += 1;
            options += open.len() as u64;
            let chosen = &open[random.random_range(0..open.len())];
            passes += u32::from(chosen.word.as_deref() == Some("pass"));
            rules.play(&mut position, chosen)?;
        }
        Ok(Sample {
            plies: position.turn().ply - start.turn().ply,
            outcome: position.turn().outcome,
            decisions,
            open: options,
            detail: Some(Detail { passes, gone: pieces(rules, start) - pieces(rules, &position) }),
        })
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
