use super::bits::Bits;
use super::choice::NONE;
use super::field::NOWHERE;
use super::group::{Group, Tag};

/// Writes groups of decisions one after another into a menu that has room for them: where it stands is known
/// without a look at the menu.
pub(super) struct Pen<'a, B> {
    /// Room for groups.
    pub groups: &'a mut [Group<B>],
    /// As much room for how many decisions come before each group.
    pub starts: &'a mut [u32],
    /// How many groups there are.
    pub used: usize,
    /// How many decisions there are.
    pub total: u32,
}

impl<B: Bits> Pen<'_, B> {
    /// Adds a group with a decision for each bit.
    #[inline(always)]
    pub fn push(&mut self, maker: u16, tag: Tag, at: usize, bits: B) {
        self.add(Group { bits, maker, at: at as u16, left: NOWHERE, tag, direction: NONE }, bits.count());
    }

    /// Writes the group always, and keeps it if it has a decision: no branch depends on the position.
    #[inline(always)]
    pub fn add(&mut self, group: Group<B>, count: u32) {
        self.groups[self.used] = group;
        self.starts[self.used] = self.total;
        self.used += usize::from(count != 0);
        self.total += count;
    }
}
