/// A short list of fixed length whose places are counted round: no index is out of range.
///
/// The length is a power of two.
pub(in crate::compile) trait Room<T>:
    Copy + PartialEq + std::fmt::Debug + Send + Sync + 'static
{
    /// The same value everywhere.
    fn filled(value: T) -> Self;
    /// What is at a place.
    fn get(&self, at: usize) -> T;
    /// Puts something at a place.
    fn set(&mut self, at: usize, value: T);
}

impl<T, const N: usize> Room<T> for [T; N]
where
    T: Copy + PartialEq + std::fmt::Debug + Send + Sync + 'static,
{
    #[inline(always)]
    fn filled(value: T) -> Self {
        const { assert!(N.is_power_of_two()) };
        [value; N]
    }

    #[inline(always)]
    fn get(&self, at: usize) -> T {
        self[at & (N - 1)]
    }

    #[inline(always)]
    fn set(&mut self, at: usize, value: T) {
        self[at & (N - 1)] = value;
    }
}
