use crate::board::CellSet;
use crate::position::Player;
use crate::rule::{Body, Game, Owner, Set};

/// How deep rules may ask other rules.
const DEEPEST: u32 = 100;

/// A set of cells that asks of each cell only what stands on it, a piece at the most, and whether the decision
/// ends there: for each such state the cells that are in it then. State 0 is an empty cell, state 1 + `p` one with
/// a piece of type `p`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Local {
    /// In which state which cells are in it, where the decision ends on the cell.
    pub target: Vec<CellSet>,
    /// The same where it does not.
    pub other: Vec<CellSet>,
}

impl Local {
    /// Works a set out; nothing if it asks for more than that.
    pub fn of(game: &Game, me: Player, set: &Set) -> Option<Local> {
        Worker { game, me, states: game.pieces.len() + 1 }.set(set, 0)
    }

    /// For each state the cells, if it makes no difference where a decision ends.
    pub fn anywhere(self) -> Option<Vec<CellSet>> {
        (self.target == self.other).then_some(self.other)
    }

    /// For each state the cells, if only the cell can be in it where the decision ends.
    pub fn at_target(self) -> Option<Vec<CellSet>> {
        self.other.iter().all(CellSet::is_empty).then_some(self.target)
    }
}

struct Worker<'a> {
    game: &'a Game,
    me: Player,
    states: usize,
}

impl Worker<'_> {
    fn set(&self, set: &Set, depth: u32) -> Option<Local> {
        let all = self.game.board.all();
        Some(match set {
            Set::Rule(id) if depth < DEEPEST => match &self.game.rule(*id).body {
                Body::Set(set) => self.set(set, depth + 1)?,
                _ => return None,
            },
            Set::All => self.where_state(|_| all),
            Set::Empty => self.where_state(|state| if state == 0 { all } else { CellSet::new() }),
            Set::Occupied => self.where_state(|state| if state > 0 { all } else { CellSet::new() }),
            Set::Owned(owner) => self.of_types(self.owned(*owner)),
            Set::Top(kinds) | Set::Holding(kinds) => self.of_types(*kinds),
            Set::Cells(cells) => self.where_state(|_| *cells),
            Set::PlayerCells(each) => {
                let own = each.get(self.me.index()).copied().unwrap_or_default();
                self.where_state(|_| own)
            }
            Set::Or(left, right) => self.both(left, right, depth, |one, other| one | other)?,
            Set::And(left, right) => self.both(left, right, depth, |one, other| one & other)?,
            Set::Minus(left, right) => self.both(left, right, depth, |one, other| one - other)?,
            Set::Not(inner) => {
                let inner = self.set(inner, depth)?;
                let not = |sets: Vec<CellSet>| sets.into_iter().map(|set| all - set).collect();
                Local { target: not(inner.target), other: not(inner.other) }
            }
            Set::Target => Local { target: vec![all; self.states], other: vec![CellSet::new(); self.states] },
            _ => return None,
        })
    }

    fn where_state(&self, cells: impl Fn(usize) -> CellSet) -> Local {
        let sets: Vec<CellSet> = (0..self.states).map(cells).collect();
        Local { target: sets.clone(), other: sets }
    }

    fn of_types(&self, kinds: u64) -> Local {
        let all = self.game.board.all();
        let shows = |state: usize| state > 0 && kinds >> (state - 1) & 1 == 1;
        self.where_state(|state| if shows(state) { all } else { CellSet::new() })
    }

    fn owned(&self, owner: Owner) -> u64 {
        match owner {
            Owner::Me => self.game.owned_by(self.me),
            Owner::Player(player) => self.game.owned_by(player),
            Owner::Others => self.game.types_where(|piece| piece.owner.is_some_and(|owner| owner != self.me)),
            Owner::Nobody => self.game.types_where(|piece| piece.owner.is_none()),
        }
    }

    fn both(
        &self,
        left: &Set,
        right: &Set,
        depth: u32,
        join: impl Fn(CellSet, CellSet) -> CellSet,
    ) -> Option<Local> {
        let (left, right) = (self.set(left, depth)?, self.set(right, depth)?);
        let join = |one: Vec<CellSet>, other: Vec<CellSet>| {
            one.into_iter().zip(other).map(|(one, other)| join(one, other)).collect()
        };
        Some(Local { target: join(left.target, right.target), other: join(left.other, right.other) })
    }
}
