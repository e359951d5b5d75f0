use super::Ending;

/// What a record is written from.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    /// Names and values in the order in which they are written.
    pub tags: &'a [(String, String)],
    /// The turns, each as the texts of those who decided in it. A line may be broken between two of them.
    pub turns: &'a [Vec<String>],
    /// Comments, each with the number of turns that stand before it, in rising order.
    pub comments: &'a [(usize, String)],
    /// What stands at the end about the result.
    pub result: Option<&'a Ending>,
}
