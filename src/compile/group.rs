/// Decisions of one generator that differ only in a bit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group<B> {
    /// The bits.
    pub bits: B,
    /// Which generator.
    pub maker: u16,
    /// The origin, direction, first way in or line, as the tag says.
    pub at: u16,
    /// The first cell that a [`Tag::Row`] leaves standing.
    pub left: u16,
    /// What the bits are.
    pub tag: Tag,
    /// The direction of a [`Tag::Ray`].
    pub direction: u8,
}

/// What the bits of a group are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tag {
    /// Cells that pieces come to or that are chosen.
    To,
    /// Where the stack on the cell `at` goes.
    From,
    /// The same in one direction.
    Ray,
    /// Where one step in the direction `at` ends.
    Along,
    /// Where two steps in the direction `at` end.
    Over,
    /// Ways in from the rim, the first being number `at`.
    Entry,
    /// The cells that the one decision takes, in the line `at`.
    Row,
    /// Nothing: the one decision is a word.
    Word,
}
