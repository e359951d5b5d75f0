use super::bits::Bits;
use super::choice::{Choice, NONE};
use super::field::{Field, NOWHERE};
use super::group::{Group, Tag};
use super::pen::Pen;

/// The decisions that are open, in groups: counting is cheap, and only what is chosen is ever written out.
#[derive(Clone, Debug)]
pub(super) struct Menu<B> {
    groups: Vec<Group<B>>,
    /// For each group, how many decisions come before it.
    starts: Vec<u32>,
    used: usize,
    total: u32,
    /// The rows that may be taken: the line, and the whole row.
    pub rows: Vec<(u16, B)>,
}

impl<B: Bits> Menu<B> {
    /// No decision, and no room yet.
    pub fn new() -> Self {
        Menu { groups: Vec::new(), starts: Vec::new(), used: 0, total: 0, rows: Vec::new() }
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
        self.write(1, |pen| pen.push(maker, tag, at, bits));
    }

    /// Adds the decisions of one stack in one direction.
    #[inline(always)]
    pub fn push_ray(&mut self, maker: u16, from: usize, direction: usize, bits: B) {
        let (at, direction) = (from as u16, direction as u8);
        self.add(Group { bits, maker, at, left: NOWHERE, tag: Tag::Ray, direction }, bits.count());
    }

    /// Adds the taking of some cells of a row.
    pub fn push_row(&mut self, maker: u16, line: usize, left: Option<u16>, cells: B) {
        let (at, left) = (line as u16, left.unwrap_or(NOWHERE));
        self.add(Group { bits: cells, maker, at, left, tag: Tag::Row, direction: NONE }, 1);
    }

    /// Adds a word.
    pub fn push_word(&mut self, maker: u16) {
        let bits = B::default();
        self.add(Group { bits, maker, at: 0, left: NOWHERE, tag: Tag::Word, direction: NONE }, 1);
    }

    #[inline(always)]
    fn add(&mut self, group: Group<B>, count: u32) {
        self.write(1, |pen| pen.add(group, count));
    }

    /// Adds at most so many groups.
    #[inline(always)]
    pub fn write(&mut self, most: usize, write: impl FnOnce(&mut Pen<'_, B>)) {
        if self.used + most > self.groups.len() {
            self.grow(most);
        }
        let groups = self.groups.as_mut_slice();
        // As long as the groups, so that one look at the length does for both.
        let starts = &mut self.starts[..groups.len()];
        let mut pen = Pen { groups, starts, used: self.used, total: self.total };
        write(&mut pen);
        (self.used, self.total) = (pen.used, pen.total);
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, most: usize) {
        let length = (2 * self.used + most).max(64);
        let none = Group {
            bits: B::default(),
            maker: 0,
            at: NOWHERE,
            left: NOWHERE,
            tag: Tag::Word,
            direction: NONE,
        };
        self.groups.resize(length, none);
        self.starts.resize(length, 0);
    }

    /// A decision by its number.
    #[inline(always)]
    pub fn pick(&self, number: u32, field: &Field<B>) -> Choice<B> {
        if self.used == 1 {
            return match self.groups.first() {
                Some(group) => group.choice(number, field),
                None => Choice::none(),
            };
        }
        let starts = &self.starts[..self.used];
        let at = starts.iter().map(|start| usize::from(*start <= number)).sum::<usize>().wrapping_sub(1);
        match (self.groups.get(at), starts.get(at)) {
            (Some(group), Some(start)) => group.choice(number.wrapping_sub(*start), field),
            _ => Choice::none(),
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
        self.total = if from < used { self.starts[from] } else { self.total };
        for at in from..used {
            let group = self.groups[at];
            if group.is_one() {
                let kept = keep(group.choice(0, field));
                self.add(group, u32::from(kept));
                continue;
            }
            let (mut left, mut bits) = (group.bits, B::default());
            while !left.is_empty() {
                let bit = B::bit(left.pop());
                if keep(Group { bits: bit, ..group }.choice(0, field)) {
                    bits = bits | bit;
                }
            }
            self.add(Group { bits, ..group }, bits.count());
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
