//! Work that waits, sorted by the least length it can lead to.

/// One stack of words for each length.
pub struct Buckets<W> {
    stacks: Vec<Vec<W>>,
}

impl<W: Copy> Buckets<W> {
    /// No work at all.
    pub fn new() -> Self {
        Self { stacks: Vec::new() }
    }

    /// Adds work that leads to solutions of `length` moves at the least.
    #[inline]
    pub fn push(&mut self, length: u32, word: W) {
        let i = length as usize;
        if i >= self.stacks.len() {
            self.stacks.resize_with(i + 1, Vec::new);
        }
        self.stacks[i].push(word);
    }

    /// The work last added for this length.
    #[inline]
    pub fn pop(&mut self, length: u32) -> Option<W> {
        self.stacks.get_mut(length as usize)?.pop()
    }

    /// Frees what a finished length took.
    pub fn finish(&mut self, length: u32) {
        if let Some(stack) = self.stacks.get_mut(length as usize) {
            *stack = Vec::new();
        }
    }

    /// The least length above `length` for which there is work.
    pub fn next_after(&self, length: u32) -> Option<u32> {
        let from = length as usize + 1;
        let rest = self.stacks.get(from..)?;
        rest.iter().position(|s| !s.is_empty()).map(|i| (from + i) as u32)
    }

    /// Bytes that all stacks hold.
    pub fn bytes(&self) -> usize {
        self.stacks.iter().map(|s| s.capacity() * size_of::<W>()).sum()
    }
}
