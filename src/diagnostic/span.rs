use std::ops::Range;

/// A stretch of a [`Source`](super::Source), in bytes, end exclusive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
}

impl Span {
    /// The stretch from `start` up to and without `end`.
    pub fn new(start: usize, end: usize) -> Self {
        Span { start, end: end.max(start) }
    }

    /// The same stretch, moved right by `by` bytes.
    pub fn shifted(self, by: usize) -> Self {
        Span { start: self.start + by, end: self.end + by }
    }

    /// As a range, to slice a text with.
    pub fn range(self) -> Range<usize> {
        self.start..self.end
    }
}
