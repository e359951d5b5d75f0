use super::Point;

/// The cells of a set, ascending.
#[derive(Clone, Debug)]
pub struct CellIter {
    words: [u64; 16],
    at: usize,
}

impl CellIter {
    #[inline]
    pub(super) fn new(words: [u64; 16]) -> Self {
        CellIter { words, at: 0 }
    }
}

impl Iterator for CellIter {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        while let Some(word) = self.words.get_mut(self.at) {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(Point((self.at * 64 + bit) as u16));
            }
            self.at += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.words.iter().map(|word| word.count_ones() as usize).sum();
        (left, Some(left))
    }
}

impl ExactSizeIterator for CellIter {}
impl std::iter::FusedIterator for CellIter {}
