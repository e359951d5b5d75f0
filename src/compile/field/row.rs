/// A straight line of the board as bits.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::compile) struct Row<B> {
    /// Its cells in order.
    pub cells: Vec<u16>,
    /// The same as a set.
    pub set: B,
    /// The direction it runs in.
    pub direction: usize,
}
