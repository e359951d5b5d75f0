use super::bits::Bits;
use super::choice::{Choice, NONE};
use super::field::{Field, NOWHERE};
use super::group::{Group, Tag};

/// The decisions that are open, in groups: counting is cheap, and only what is chosen is ever written out.
#[derive(Clone, Debug)]
pub(super) struct Menu<B> {
    groups: Vec<Group<B>>,
    /// For each group, how many decisions there are up to its end.
    ends: Vec<u32>,
    used: usize,
    total: u32,
    /// The rows that may be taken: the line, and the whole row.
    pub rows: Vec<(u16, B)>,
}

impl<B: Bits> Menu<B> {
    /// No decision, with room for many.
    pub fn new() -> Self {
        Menu { groups: Vec::new(), ends: Vec::new(), used: 0, total: 0, rows: Vec::new() }
    }

    /// Forgets all decisions.
    #[inline(always)]
    pub fn clear(&mut self) {
        self.used = 0;
        self.total = 0;
        self.rows.clear();
    }

    /// How many decisions there are.
    #[inline(always)]
    pub fn total(&self) -> u32 {
        self.total
    }

    /// How many groups there are.
    #[inline(always)]
    pub fn groups(&self) -> usize {
        self.used
    }

    /// Adds a group with a decision for each bit.
    #[inline(always)]
    pub fn push(&mut self, maker: u16, tag: Tag, at: usize, bits: B) {
        let count = bits.count();
        self.add(Group { bits, count, maker, at: at as u16, left: NOWHERE, tag, direction: NONE });
    }

    /// Adds the decisions of one stack in one direction.
    #[inline(always)]
    pub fn push_ray(&mut self, maker: u16, from: usize, direction: usize, bits: B) {
        let count = bits.count();
        let (at, direction) = (from as u16, direction as u8);
        self.add(Group { bits, count, maker, at, left: NOWHERE, tag: Tag::Ray, direction });
    }

    /// Adds the taking of some cells of a row.
    pub fn push_row(&mut self, maker: u16, line: usize, left: Option<u16>, cells: B) {
        let (at, left) = (line as u16, left.unwrap_or(NOWHERE));
        self.add(Group { bits: cells, count: 1, maker, at, left, tag: Tag::Row, direction: NONE });
    }

    /// Adds a word.
    pub fn push_word(&mut self, maker: u16) {
        let (bits, at) = (B::default(), 0);
        self.add(Group { bits, count: 1, maker, at, left: NOWHERE, tag: Tag::Word, direction: NONE });
    }

    /// Writes the group always, and keeps it if it has a decision: no branch depends on the position.
    #[inline(always)]
    fn add(&mut self, group: Group<B>) {
        if self.used >= self.groups.len() {
            self.grow(group);
        }
        self.total += group.count;
        self.groups[self.used] = group;
        self.ends[self.used] = self.total;
        self.used += usize::from(group.count != 0);
    }

    #[cold]
    fn grow(&mut self, group: Group<B>) {
        let length = (2 * self.used).max(64);
        self.groups.resize(length, group);
        self.ends.resize(length, 0);
    }

    /// A decision by its number.
    #[inline(always)]
    pub fn pick(&self, number: u32, field: &Field<B>) -> Choice<B> {
        if self.used == 1 {
            return self.groups.first().map_or_else(Choice::none, |group| group.choice(number, field));
        }
        let ends = &self.ends[..self.used];
        let at = ends.iter().map(|end| usize::from(*end <= number)).sum::<usize>();
        match self.groups.get(at) {
            Some(group) => group.choice((number + group.count).wrapping_sub(self.ends[at]), field),
            None => Choice::none(),
        }
    }

    /// A group by its number.
    #[inline(always)]
    pub fn group(&self, at: usize) -> Option<Group<B>> {
        self.groups[..self.used].get(at).copied()
    }

    /// Keeps of the groups from one on only the decisions that pass a test.
    pub fn retain(&mut self, from: usize, field: &Field<B>, mut keep: impl FnMut(Choice<B>) -> bool) {
        let used = std::mem::replace(&mut self.used, from);
        self.total = if from == 0 { 0 } else { self.ends[from - 1] };
        for at in from..used {
            let group = self.groups[at];
            if group.is_one() {
                let kept = keep(group.choice(0, field));
                self.add(Group { count: u32::from(kept), ..group });
                continue;
            }
            let (mut left, mut bits) = (group.bits, B::default());
            while !left.is_empty() {
                let bit = B::bit(left.pop());
                if keep(Group { bits: bit, count: 1, ..group }.choice(0, field)) {
                    bits = bits | bit;
                }
            }
            self.add(Group { bits, count: bits.count(), ..group });
        }
    }
}

impl<B: Bits> Group<B> {
    /// Whether it is one decision that the bits as a whole describe.
    #[inline(always)]
    pub fn is_one(&self) -> bool {
        matches!(self.tag, Tag::Row | Tag::Word)
    }

    /// The decision of its `k`-th bit.
    #[inline(always)]
    pub fn choice(&self, k: u32, field: &Field<B>) -> Choice<B> {
        if self.is_one() {
            let line = if self.tag == Tag::Row { self.at } else { NOWHERE };
            return Choice { maker: self.maker, cells: self.bits, line, left: self.left, ..Choice::none() };
        }
        self.choice_of(self.bits.select(k), field)
    }

    /// The decision of one of its bits.
    #[inline(always)]
    pub fn choice_of(&self, bit: usize, field: &Field<B>) -> Choice<B> {
        let mut choice = Choice { maker: self.maker, to: bit as u16, ..Choice::none() };
        match self.tag {
            Tag::To | Tag::Row | Tag::Word => {}
            Tag::From => choice.from = self.at,
            Tag::Ray => {
                choice.from = self.at;
                choice.direction = self.direction;
            }
            Tag::Along | Tag::Over => {
                choice.direction = self.at as u8;
                if let Some(shift) = field.shifts.as_ref().and_then(|shifts| shifts.get(usize::from(self.at)))
                {
                    let before = shift.origin(bit);
                    choice.from = if self.tag == Tag::Along { before } else { shift.origin(before) } as u16;
                }
            }
            Tag::Entry => {
                choice.entry = self.at + bit as u16;
                let entry = field.entries.get(usize::from(choice.entry)).copied();
                (choice.to, choice.direction) = entry.unwrap_or((NOWHERE, NONE));
            }
        }
        choice
    }
}
