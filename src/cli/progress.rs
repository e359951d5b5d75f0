use crate::analysis::{HowFar, Work};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use std::fmt::{self, Write};
use std::io::{self, IsTerminal};
use std::time::Duration;

/// A sign on a terminal that something takes its time; nothing elsewhere. It goes away when this is dropped.
#[derive(Debug)]
pub struct Progress(Option<ProgressBar>);

impl Progress {
    /// Shows how far work is, if it is worth it.
    pub fn of(work: &'static Work, worth_it: bool) -> Progress {
        if !worth_it {
            return Progress(None);
        }
        let far = move |_: &ProgressState, text: &mut dyn Write| {
            if let Some(how_far) = work.how_far() {
                let _ = write_far(&how_far, text);
            }
        };
        Progress(bar("{spinner} {far}{elapsed} (Ctrl-C stops)", |style| style.with_key("far", far)))
    }

    /// Shows how many are done.
    pub fn counting(what: &str) -> Progress {
        Progress(bar(&format!("{{spinner}} {{pos}} {what}, {{elapsed}} (Ctrl-C stops)"), |style| style))
    }

    /// One more is done.
    pub fn step(&self) {
        if let Some(bar) = &self.0 {
            bar.inc(1);
        }
    }

    /// Writes something, for which the sign goes out of the way.
    ///
    /// # Errors
    /// What the writing says.
    pub fn beside<T, E>(&self, write: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
        match &self.0 {
            Some(bar) if io::stdout().is_terminal() => bar.suspend(write),
            _ => write(),
        }
    }
}

/// How far work is: `120 of 1000 games, `.
fn write_far(far: &HowFar, text: &mut dyn Write) -> fmt::Result {
    write!(text, "{}", far.done)?;
    if let Some(of) = far.of {
        write!(text, " of {of}")?;
    }
    write!(text, " {}, ", far.what)?;
    match far.length {
        Some(length) => write!(text, "looking for {length} moves, "),
        None => Ok(()),
    }
}

/// A bar that moves on a terminal.
fn bar(template: &str, keys: impl FnOnce(ProgressStyle) -> ProgressStyle) -> Option<ProgressBar> {
    let style = ProgressStyle::with_template(template).ok()?;
    let bar = ProgressBar::new_spinner().with_style(keys(style));
    if io::stderr().is_terminal() {
        bar.enable_steady_tick(Duration::from_millis(200));
    }
    Some(bar)
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
