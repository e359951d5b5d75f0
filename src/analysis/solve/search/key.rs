//! Positions as short rows of bytes. Everything that a position says is in its key, and nothing else.

use crate::board::Point;
use crate::position::{Decider, Effect, Outcome, Piece, Player, Position, Stack, Turn};
use crate::rule::Game;

/// What of a position must be written to know it again.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    players: u8,
    pieces: u8,
    variables: u16,
    /// Whether positions that differ in the number of turns played are told apart.
    timed: bool,
}

impl Form {
    /// The form of a game's positions.
    pub fn of(game: &Game, timed: bool) -> Form {
        Form {
            players: game.players.len() as u8,
            pieces: game.pieces.len() as u8,
            variables: game.variables.iter().map(|variable| variable.count).sum(),
            timed,
        }
    }

    /// Writes the key of a position that is not over.
    pub fn write(&self, position: &Position, key: &mut Vec<u8>) {
        key.clear();
        let turn = position.turn();
        key.extend([turn.mover.0, turn.phase]);
        match turn.decider {
            Decider::Player(player) => key.extend([0, player.0]),
            Decider::Anyone => key.push(1),
            Decider::Chance => key.push(2),
        }
        if self.timed {
            write(key, u64::from(turn.ply));
        }
        for index in 0..self.variables {
            let value = position.variable(index);
            write(key, (value << 1 ^ value >> 63) as u64);
        }
        for (player, piece) in self.holders() {
            write(key, u64::from(position.hand(player, piece)));
            write(key, u64::from(position.captured(player, piece)));
        }
        let mut before = 0;
        for (at, stack) in position.stacks().filter(|(_, stack)| !stack.is_empty()) {
            write(key, u64::from(at.0 - before));
            before = at.0;
            write(key, stack.height() as u64);
            key.extend(stack.pieces().iter().map(|piece| piece.0));
        }
    }

    /// The changes that make the position of a key of an empty one.
    pub fn read(&self, key: &[u8]) -> Vec<Effect> {
        let mut reader = Reader { bytes: key };
        let mut effects = Vec::new();
        let (mover, phase) = (Player(reader.byte()), reader.byte());
        let decider = match reader.byte() {
            0 => Decider::Player(Player(reader.byte())),
            1 => Decider::Anyone,
            _ => Decider::Chance,
        };
        let ply = if self.timed { reader.number() as u32 } else { 0 };
        let outcome: Option<Outcome> = None;
        let start =
            Turn { mover: Player(0), decider: Decider::Player(Player(0)), phase: 0, ply: 0, outcome: None };
        effects.push(Effect::Turn { old: start, new: Turn { mover, decider, phase, ply, outcome } });
        for index in 0..self.variables {
            let value = reader.number();
            let new = (value >> 1) as i64 ^ -((value & 1) as i64);
            if new != 0 {
                effects.push(Effect::Variable { index, old: 0, new });
            }
        }
        for (player, piece) in self.holders() {
            let (hand, captured) = (reader.number(), reader.number());
            if hand != 0 {
                effects.push(Effect::Hand { player, piece, by: hand as i16 });
            }
            if captured != 0 {
                effects.push(Effect::Captured { player, piece, by: captured as i16 });
            }
        }
        let mut at = 0;
        while !reader.bytes.is_empty() {
            at += reader.number() as u16;
            let height = reader.number();
            let pieces = Stack::of((0..height).map(|_| Piece(reader.byte())));
            effects.push(Effect::Put { at: Point(at), level: 0, pieces });
        }
        effects
    }

    fn holders(&self) -> impl Iterator<Item = (Player, Piece)> {
        let pieces = self.pieces;
        (0..self.players).flat_map(move |player| (0..pieces).map(move |piece| (Player(player), Piece(piece))))
    }
}

/// Writes a number, seven bits a byte, the lowest first.
fn write(key: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        key.push(number as u8 | 0x80);
        number >>= 7;
    }
    key.push(number as u8);
}

struct Reader<'a> {
    bytes: &'a [u8],
}

impl Reader<'_> {
    fn byte(&mut self) -> u8 {
        match self.bytes.split_first() {
            Some((first, rest)) => {
                self.bytes = rest;
                *first
            }
            None => 0,
        }
    }

    fn number(&mut self) -> u64 {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            number |= u64::from(byte & 0x7F) << shift;
            shift += 7;
            if byte < 0x80 || shift > 63 {
                return number;
            }
        }
    }
}
