use super::{Number, Set};
use crate::board::{Direction, Point};

/// What a slide does otherwise than to run along a straight line as far as it can.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Manner {
    /// Steps that lead elsewhere for it: from a cell in a direction to a cell, whatever wall is there.
    pub links: Vec<(Point, Direction, Point)>,
    /// Cells that lead to another at once, if that one can be entered.
    pub portals: Vec<(Point, Point)>,
    /// A single cell of this set in its way is jumped over, if the cell behind is free.
    pub over: Option<Set>,
    /// An unbroken run of cells of this set in its way is gone over, to end right behind it.
    pub vault: Option<Set>,
    /// How many cells it enters at most.
    pub at_most: Option<Number>,
    /// How many cells it stops short of where it would.
    pub short_by: Option<Number>,
}

impl Manner {
    /// Whether there is nothing of the kind.
    pub fn is_plain(&self) -> bool {
        *self == Manner::default()
    }

    /// Whether there is nothing of the kind, unless it be a run that is gone over.
    pub fn is_plain_but_for_vaults(&self) -> bool {
        let Manner { links, portals, over, vault: _, at_most, short_by } = self;
        links.is_empty() && portals.is_empty() && over.is_none() && at_most.is_none() && short_by.is_none()
    }
}
