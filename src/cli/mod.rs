//! Floor 7: arguments, the terminal, what is printed, exit codes. The only place that prints.

mod args;
mod ascii;
mod case;
mod dispatch;
mod exit;
mod failure;
mod fault;
mod interrupt;
mod main;
mod progress;
mod repl;
mod run;
mod show;
mod streams;
mod task;
mod welcome;

pub use main::main;
