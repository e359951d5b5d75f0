use crate::analysis::solve::SolveProgress;
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;
use std::io::IsTerminal;
use std::sync::Arc;
use std::time::Duration;

/// A sign on a terminal that something takes its time; nothing elsewhere. It goes away when this is dropped.
#[derive(Debug)]
pub struct Progress(Option<ProgressBar>);

impl Progress {
    /// Shows the time that goes by, if it is worth it.
    pub fn waiting(worth_it: bool) -> Progress {
        Progress(worth_it.then(|| bar("{spinner} {elapsed} (Ctrl-C stops)")))
    }

    /// Shows how far a search is.
    pub fn searching(far: Arc<SolveProgress>) -> Progress {
        let bar = ProgressBar::new_spinner();
        let style = ProgressStyle::with_template("{spinner} {far}, {elapsed} (Ctrl-C stops)").map(|style| {
            style.with_key("far", move |_: &ProgressState, text: &mut dyn Write| {
                let _ = write!(text, "looking for {} moves, {} positions", far.length(), far.nodes());
            })
        });
        Progress(style.ok().map(|style| ticking(bar.with_style(style))))
    }

    /// Shows how many are done, unless the answers show it.
    pub fn counting(what: &str) -> Progress {
        let worth_it = !std::io::stdout().is_terminal();
        Progress(worth_it.then(|| bar(&format!("{{spinner}} {{pos}} {what}, {{elapsed}} (Ctrl-C stops)"))))
    }

    /// One more is done.
    pub fn step(&self) {
        if let Some(bar) = &self.0 {
            bar.inc(1);
        }
    }
}

fn bar(template: &str) -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    ticking(bar)
}

/// The same bar, moving on a terminal.
fn ticking(bar: ProgressBar) -> ProgressBar {
    if std::io::stderr().is_terminal() {
        bar.enable_steady_tick(Duration::from_millis(200));
    }
    bar
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
