//! What may be written on the command line. The doc comments are the help texts.

mod check;
mod command;
mod compare;
mod count;
mod draw;
mod limit;
mod looking;
mod naming;
mod new;
mod patience;
mod perft;
mod play;
mod playouts;
mod program;
mod replay;
#[cfg(feature = "serve")]
mod serve;
mod setting;
mod solve;
mod standing;
mod test;
mod why;

pub use check::CheckArgs;
pub use command::{Command, RulesArgs};
pub use compare::CompareArgs;
pub use draw::{DrawArgs, Page};
pub use limit::Limit;
pub use looking::Looking;
pub use naming::Naming;
pub use new::NewArgs;
pub use patience::Patience;
pub use perft::PerftArgs;
pub use play::PlayArgs;
pub use playouts::PlayoutsArgs;
pub use program::Program;
pub use replay::ReplayArgs;
#[cfg(feature = "serve")]
pub use serve::ServeArgs;
pub use setting::Setting;
pub use solve::SolveArgs;
pub use standing::Standing;
pub use test::{Manner, TestArgs};
pub use why::WhyArgs;
