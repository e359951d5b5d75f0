use super::{Decider, Outcome, Piece, Player, Turn};
use crate::board::Point;

/// A piece on a cell at a height.
pub(super) fn item(at: Point, level: usize, piece: Piece) -> u64 {
    mix(1, u64::from(at.0) << 32 | (level as u64) << 8 | u64::from(piece.0))
}

/// How many pieces of a type a player holds; nothing for none.
pub(super) fn hand(player: Player, piece: Piece, count: u16) -> u64 {
    if count == 0 {
        0
    } else {
        mix(2, u64::from(player.0) << 32 | u64::from(piece.0) << 16 | u64::from(count))
    }
}

/// How many pieces of a type a player has captured; nothing for none.
pub(super) fn captured(player: Player, piece: Piece, count: u16) -> u64 {
    if count == 0 {
        0
    } else {
        mix(3, u64::from(player.0) << 32 | u64::from(piece.0) << 16 | u64::from(count))
    }
}

/// The value of a variable; nothing for 0.
pub(super) fn variable(index: u16, value: i64) -> u64 {
    if value == 0 { 0 } else { mix(4 + (u64::from(index) << 8), value as u64) }
}

/// Whose decision it is, in which phase, and the outcome; the number of turns does not count.
pub(super) fn turn(turn: &Turn) -> u64 {
    let decider = match turn.decider {
        Decider::Player(player) => u64::from(player.0),
        Decider::Anyone => 256,
        Decider::Chance => 257,
    };
    let outcome = match turn.outcome {
        None => 0,
        Some(Outcome::Draw) => u64::MAX,
        Some(Outcome::Winners(set)) => set,
    };
    mix(5, u64::from(turn.mover.0) << 32 | decider << 16 | u64::from(turn.phase)) ^ mix(6, outcome)
}

/// The finalizer of SplitMix64 over a class and a value.
fn mix(class: u64, value: u64) -> u64 {
    let mut z = value.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ class.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
