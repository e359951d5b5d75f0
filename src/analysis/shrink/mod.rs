//! Games that show something, made as short as they can be.

mod leave_out;
mod witness;

pub use leave_out::leave_out;
pub use witness::Witness;
