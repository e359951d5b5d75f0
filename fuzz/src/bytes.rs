/// Choices out of bytes: the same bytes give the same choices, and after the last there is only the first choice.
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// All choices of some bytes.
    pub fn of(bytes: &'a [u8]) -> Self {
        Bytes(bytes)
    }

    /// One of so many, from 0.
    pub fn below(&mut self, most: usize) -> usize {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(*first) % most.max(1)
    }

    /// One of a list.
    pub fn one<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// Whether there are more.
    pub fn more(&self) -> bool {
        !self.0.is_empty()
    }

    /// The rest as a text; what is none becomes `�`.
    pub fn text(self) -> String {
        String::from_utf8_lossy(self.0).into_owned()
    }
}
