use crate::position::{Effect, Piece, Player, Position};
use crate::rule::{Event, Game, RuleId};

/// How many pieces of each type there are in a position, wherever they are.
fn count(game: &Game, position: &Position) -> Vec<usize> {
    let mut counts = vec![0; game.pieces.len()];
    for (_, stack) in position.stacks() {
        stack.pieces().iter().for_each(|piece| counts[piece.index()] += 1);
    }
    for player in (0..game.players.len()).map(|player| Player(player as u8)) {
        for (number, count) in counts.iter_mut().enumerate() {
            let piece = Piece(number as u8);
            *count +=
                usize::from(position.hand(player, piece)) + usize::from(position.captured(player, piece));
        }
    }
    counts
}

/// Which pieces there are more of than the game has, in words; nothing if it is all right, or has no end of them.
/// `turned` says that pieces were turned over or became others, so that only their sum is held to.
pub(super) fn too_many(game: &Game, position: &Position, turned: bool) -> Option<String> {
    let supply = game.supply.as_ref()?;
    let counts = count(game, position);
    if turned {
        let (found, most) =
            (counts.iter().sum::<usize>(), supply.iter().map(|most| usize::from(*most)).sum());
        return (found > most).then(|| format!("there are {found} pieces, and the game has only {most}"));
    }
    let pieces = game.pieces.iter().zip(counts).zip(supply);
    let more = pieces.map(|((piece, found), most)| (&piece.letter, found, usize::from(*most)));
    more.filter(|(_, found, most)| found > most)
        .map(|(letter, found, most)| {
            format!("there are {found} pieces `{letter}`, and the game has only {most}")
        })
        .next()
}

/// Whether something turned over or became another piece.
pub(super) fn turns(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event.effect, Effect::Become { .. }))
}

/// The last rule that made a piece come from somewhere.
pub(super) fn maker(events: &[Event]) -> Option<RuleId> {
    let makes = |effect: &Effect| {
        matches!(effect, Effect::Put { .. })
            || matches!(effect, Effect::Hand { by, .. } | Effect::Captured { by, .. } if *by > 0)
    };
    events
        .iter()
        .rev()
        .find(|event| makes(&event.effect) && event.rule.is_some())
        .and_then(|event| event.rule)
}
