use super::answer::Answer;
use super::order::Order;
use tokio::sync::oneshot;

/// An order of a page that waits for its answer.
#[derive(Debug)]
pub struct Ask {
    /// What is asked for.
    pub order: Order,
    /// Where the answer goes.
    pub answer: oneshot::Sender<Answer>,
}
