use super::{Decider, Effect, Piece, Player, Stack, Turn, hash};
use crate::board::{CellSet, Point};

/// How large the lists of a position are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dimensions {
    /// Cells of the board.
    pub cells: usize,
    /// Players.
    pub players: usize,
    /// Types of pieces.
    pub pieces: usize,
    /// Declared variables.
    pub variables: usize,
}

/// A position: plain data without any reference to the rules.
///
/// Two positions are equal when everything but what was before, such as the number of turns, is equal; so is their hash.
#[derive(Clone, Debug)]
pub struct Position {
    stacks: Vec<Stack>,
    /// The cells that hold something.
    occupied: CellSet,
    hands: Vec<u16>,
    captured: Vec<u16>,
    variables: Vec<i64>,
    /// The keys of the positions at the beginning of each turn so far, where the rules ask.
    seen: Vec<u64>,
    pieces: usize,
    turn: Turn,
    hash: u64,
}

impl Position {
    /// An empty position: no piece anywhere, every variable 0, the first player in the first phase.
    pub fn empty(size: Dimensions) -> Self {
        let turn =
            Turn { mover: Player(0), decider: Decider::Player(Player(0)), phase: 0, ply: 0, outcome: None };
        Position {
            stacks: vec![Stack::default(); size.cells],
            occupied: CellSet::new(),
            hands: vec![0; size.players * size.pieces],
            captured: vec![0; size.players * size.pieces],
            variables: vec![0; size.variables],
            seen: Vec::new(),
            pieces: size.pieces,
            turn,
            hash: hash::turn(&turn),
        }
    }

    /// How many cells there are.
    pub fn cells(&self) -> usize {
        self.stacks.len()
    }

    /// The stack on a cell; a point outside the cells holds nothing.
    pub fn stack(&self, at: Point) -> &Stack {
        static NOTHING: Stack = Stack::EMPTY;
        self.stacks.get(usize::from(at.0)).unwrap_or(&NOTHING)
    }

    /// The stacks of all cells, in the board's order.
    pub fn stacks(&self) -> impl Iterator<Item = (Point, &Stack)> {
        self.stacks.iter().enumerate().map(|(i, stack)| (Point(i as u16), stack))
    }

    /// The cells that hold something.
    pub fn occupied(&self) -> &CellSet {
        &self.occupied
    }

    /// The cells that hold something which passes a test.
    pub fn occupied_where(&self, test: impl Fn(&Stack) -> bool) -> CellSet {
        CellSet::of(self.occupied.iter().filter(|at| test(self.stack(*at))))
    }

    /// How many pieces of a type a player may still bring in.
    pub fn hand(&self, player: Player, piece: Piece) -> u16 {
        self.hands.get(self.slot(player, piece)).copied().unwrap_or(0)
    }

    /// How many pieces of a type a player has captured.
    pub fn captured(&self, player: Player, piece: Piece) -> u16 {
        self.captured.get(self.slot(player, piece)).copied().unwrap_or(0)
    }

    /// The value of a declared variable.
    pub fn variable(&self, index: u16) -> i64 {
        self.variables.get(usize::from(index)).copied().unwrap_or(0)
    }

    /// How often the position of the turn that began last has stood at the beginning of a turn, that time included; 0
    /// if the rules do not ask.
    pub fn repetitions(&self) -> usize {
        self.seen.iter().rev().filter(|key| Some(*key) == self.seen.last()).count()
    }

    /// The hash of a position that differs only in that these variables are 0.
    pub fn hash_without(&self, variables: impl IntoIterator<Item = u16>) -> u64 {
        variables.into_iter().fold(self.hash, |sum, index| {
            sum ^ hash::variable(index, self.variable(index)) ^ hash::variable(index, 0)
        })
    }

    /// Where in the course of the game it stands.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The hash of all but the number of turns, kept up to date by every effect.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The same hash, computed anew.
    pub fn hash_from_scratch(&self) -> u64 {
        let mut sum = hash::turn(&self.turn);
        for (at, stack) in self.stacks() {
            for (level, piece) in stack.pieces().iter().enumerate() {
                sum ^= hash::item(at, level, *piece);
            }
        }
        let holder = |i: usize| (Player((i / self.pieces) as u8), Piece((i % self.pieces) as u8));
        for (i, count) in self.hands.iter().enumerate() {
            let (player, piece) = holder(i);
            sum ^= hash::hand(player, piece, *count);
        }
        for (i, count) in self.captured.iter().enumerate() {
            let (player, piece) = holder(i);
            sum ^= hash::captured(player, piece, *count);
        }
        for (i, value) in self.variables.iter().enumerate() {
            sum ^= hash::variable(i as u16, *value);
        }
        sum
    }

    /// Makes a change. What it says must fit the position; the rules see to that.
    pub fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Put { at, level, pieces } => self.insert(*at, *level, pieces),
            Effect::Lift { at, level, pieces } => self.extract(*at, *level, pieces),
            Effect::Carry { from, to, count } => self.carry(*from, *to, *count),
            Effect::Become { at, level, old, new } => self.replace(*at, *level, *old, *new),
            Effect::Hand { player, piece, by } => self.change_hand(*player, *piece, *by),
            Effect::Captured { player, piece, by } => self.change_captured(*player, *piece, *by),
            Effect::Variable { index, old, new } => self.change_variable(*index, *old, *new),
            Effect::Seen { key } => self.seen.push(*key),
            Effect::Turn { old, new } => self.change_turn(old, new),
        }
    }

    /// Takes back a change that was the last one made.
    pub fn revert(&mut self, effect: &Effect) {
        match effect {
            Effect::Put { at, level, pieces } => self.extract(*at, *level, pieces),
            Effect::Lift { at, level, pieces } => self.insert(*at, *level, pieces),
            Effect::Carry { from, to, count } => self.carry(*to, *from, *count),
            Effect::Become { at, level, old, new } => self.replace(*at, *level, *new, *old),
            Effect::Hand { player, piece, by } => self.change_hand(*player, *piece, -by),
            Effect::Captured { player, piece, by } => self.change_captured(*player, *piece, -by),
            Effect::Variable { index, old, new } => self.change_variable(*index, *new, *old),
            Effect::Seen { .. } => drop(self.seen.pop()),
            Effect::Turn { old, new } => self.change_turn(new, old),
        }
    }

    fn slot(&self, player: Player, piece: Piece) -> usize {
        if piece.index() < self.pieces { player.index() * self.pieces + piece.index() } else { usize::MAX }
    }

    /// Changes a stack as `change` says, with the hash of its pieces from `level` upwards.
    fn restack(&mut self, at: Point, level: usize, change: impl FnOnce(&mut Stack)) {
        let Some(stack) = self.stacks.get_mut(usize::from(at.0)) else { return };
        let upper = |stack: &Stack| {
            stack
                .pieces()
                .iter()
                .enumerate()
                .skip(level)
                .fold(0, |sum, (i, piece)| sum ^ hash::item(at, i, *piece))
        };
        let before = upper(stack);
        change(stack);
        self.hash ^= before ^ upper(stack);
        match stack.is_empty() {
            true => self.occupied.remove(at),
            false => self.occupied.insert(at),
        };
    }

    fn insert(&mut self, at: Point, level: u8, pieces: &Stack) {
        let level = usize::from(level);
        self.restack(at, level, |stack| stack.insert(level, pieces.pieces()));
    }

    fn extract(&mut self, at: Point, level: u8, pieces: &Stack) {
        let level = usize::from(level);
        self.restack(at, level, |stack| stack.extract(level, pieces.height()));
    }

    fn carry(&mut self, from: Point, to: Point, count: u8) {
        let below = self.stack(from).height().saturating_sub(usize::from(count));
        let pieces = Stack::of(self.stack(from).pieces()[below..].iter().copied());
        let onto = self.stack(to).height();
        self.restack(from, below, |stack| stack.extract(below, pieces.height()));
        self.restack(to, onto, |stack| stack.insert(onto, pieces.pieces()));
    }

    fn replace(&mut self, at: Point, level: u8, old: Piece, new: Piece) {
        let level = usize::from(level);
        if let Some(stack) = self.stacks.get_mut(usize::from(at.0)) {
            stack.replace(level, new);
            self.hash ^= hash::item(at, level, old) ^ hash::item(at, level, new);
        }
    }

    fn change_hand(&mut self, player: Player, piece: Piece, by: i16) {
        let slot = self.slot(player, piece);
        if let Some(count) = self.hands.get_mut(slot) {
            self.hash ^= hash::hand(player, piece, *count);
            *count = count.saturating_add_signed(by);
            self.hash ^= hash::hand(player, piece, *count);
        }
    }

    fn change_captured(&mut self, player: Player, piece: Piece, by: i16) {
        let slot = self.slot(player, piece);
        if let Some(count) = self.captured.get_mut(slot) {
            self.hash ^= hash::captured(player, piece, *count);
            *count = count.saturating_add_signed(by);
            self.hash ^= hash::captured(player, piece, *count);
        }
    }

    fn change_variable(&mut self, index: u16, old: i64, new: i64) {
        if let Some(value) = self.variables.get_mut(usize::from(index)) {
            *value = new;
            self.hash ^= hash::variable(index, old) ^ hash::variable(index, new);
        }
    }

    fn change_turn(&mut self, old: &Turn, new: &Turn) {
        self.turn = *new;
        self.hash ^= hash::turn(old) ^ hash::turn(new);
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let turn = Turn { ply: self.turn.ply, ..other.turn };
        self.hash == other.hash
            && self.turn == turn
            && self.stacks == other.stacks
            && self.hands == other.hands
            && self.captured == other.captured
            && self.variables == other.variables
    }
}

impl Eq for Position {}

impl std::hash::Hash for Position {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}
