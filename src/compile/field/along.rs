/// A line through a cell.
#[derive(Clone, Copy)]
pub(in crate::compile) struct Along<B> {
    /// All its cells.
    pub whole: B,
    /// Where its ends begin in the table: none first, then one for each number of steps.
    pub first: usize,
}
