//! The set of states met so far: open addressing in one block.

use super::word::Word;

/// A set of words that are told apart by all but their low `payload` bits.
pub struct Table<W> {
    slots: Vec<W>,
    len: usize,
    payload: u32,
    shift: u32,
}

impl<W: Word> Table<W> {
    /// An empty table.
    pub fn new(payload: u32) -> Self {
        const FIRST: u32 = 11;
        Self { slots: vec![W::ZERO; 1 << FIRST], len: 0, payload, shift: 64 - FIRST }
    }

    /// Bytes that it holds.
    pub fn bytes(&self) -> usize {
        self.slots.len() * size_of::<W>()
    }

    /// Bytes that it will hold while it makes room for one more word.
    pub fn bytes_to_grow(&self) -> usize {
        if self.is_full() { self.bytes() * 3 } else { self.bytes() }
    }

    /// Grows until so many more words fit without growing again.
    pub fn make_room(&mut self, more: usize) {
        while (self.len + more) * 3 >= self.slots.len() * 2 {
            self.grow();
        }
    }

    fn is_full(&self) -> bool {
        self.len * 3 >= self.slots.len() * 2
    }

    /// Where the search for a key begins.
    #[inline]
    pub fn home(&self, word: W) -> usize {
        ((word >> self.payload).spread() >> self.shift) as usize
    }

    /// What lies where the search for a key begins: read early, so that the memory is near when it is needed.
    #[inline]
    pub fn peek(&self, word: W) -> W {
        self.slots[self.home(word) & (self.slots.len() - 1)]
    }

    /// Adds a word unless one with its key is there; tells whether it was added. Words are never zero.
    #[inline]
    pub fn insert(&mut self, word: W) -> bool {
        let mask = self.slots.len() - 1;
        let mut at = self.home(word) & mask;
        loop {
            let there = self.slots[at];
            if there == W::ZERO {
                self.slots[at] = word;
                self.len += 1;
                return true;
            }
            if there >> self.payload == word >> self.payload {
                return false;
            }
            at = (at + 1) & mask;
        }
    }

    /// The word with the key of `word`.
    pub fn get(&self, word: W) -> Option<W> {
        let mask = self.slots.len() - 1;
        let mut at = self.home(word) & mask;
        loop {
            let there = self.slots[at & mask];
            if there == W::ZERO {
                return None;
            }
            if there >> self.payload == word >> self.payload {
                return Some(there);
            }
            at = (at + 1) & mask;
        }
    }

    #[cold]
    fn grow(&mut self) {
        let bigger = vec![W::ZERO; self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, bigger);
        self.shift -= 1;
        let mask = self.slots.len() - 1;
        for word in old.into_iter().filter(|&w| w != W::ZERO) {
            let mut at = self.home(word) & mask;
            while self.slots[at] != W::ZERO {
                at = (at + 1) & mask;
            }
            self.slots[at] = word;
        }
    }
}
