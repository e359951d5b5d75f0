use indicatif::{ProgressBar, ProgressStyle};
use std::time::Duration;

/// A sign on a terminal that something takes its time; nothing elsewhere. It goes away when this is dropped.
#[derive(Debug)]
pub struct Progress(Option<ProgressBar>);

impl Progress {
    /// Shows the time that goes by, if it is worth it.
    pub fn waiting(worth_it: bool) -> Progress {
        if !worth_it {
            return Progress(None);
        }
        let bar = ProgressBar::new_spinner();
        if let Ok(style) = ProgressStyle::with_template("{spinner} {elapsed} (Ctrl-C stops)") {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(200));
        Progress(Some(bar))
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
