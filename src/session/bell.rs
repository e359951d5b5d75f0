use std::time::Instant;

/// Something to be told at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bell {
    /// When.
    pub at: Instant,
    /// What.
    pub text: String,
}
