use crate::session::Bell;
use rustyline::ExternalPrinter;
use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// Tells things at their times, above the line that is being typed.
#[derive(Debug)]
pub struct Bells(Arc<(Mutex<VecDeque<Bell>>, Condvar)>);

impl Bells {
    /// Starts a thread that tells them through a printer; it ends with the program.
    ///
    /// # Errors
    /// If there can be no thread.
    pub fn over(mut printer: impl ExternalPrinter + Send + 'static) -> std::io::Result<Bells> {
        let bells = Bells(Arc::default());
        let shared = bells.0.clone();
        std::thread::Builder::new().name("timer".into()).spawn(move || {
            loop {
                let bell = next(&shared);
                if printer.print(format!("{}\n", bell.text)).is_err() {
                    return;
                }
            }
        })?;
        Ok(bells)
    }

    /// What is to be told from now on, in the order of time, in place of what was.
    pub fn set(&self, bells: Vec<Bell>) {
        *locked(&self.0.0) = bells.into();
        self.0.1.notify_one();
    }
}

/// Waits for the time of the next one.
fn next((waiting, changed): &(Mutex<VecDeque<Bell>>, Condvar)) -> Bell {
    let mut bells = locked(waiting);
    loop {
        let now = Instant::now();
        let left = bells.front().map(|bell| bell.at.saturating_duration_since(now));
        bells = match left {
            None => changed.wait(bells).unwrap_or_else(PoisonError::into_inner),
            Some(left) if !left.is_zero() => {
                changed.wait_timeout(bells, left).unwrap_or_else(PoisonError::into_inner).0
            }
            Some(_) => match bells.pop_front() {
                Some(bell) => return bell,
                None => bells,
            },
        };
    }
}

fn locked(bells: &Mutex<VecDeque<Bell>>) -> MutexGuard<'_, VecDeque<Bell>> {
    bells.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Sender, channel};

    struct Told(Sender<String>);

    impl ExternalPrinter for Told {
        fn print(&mut self, text: String) -> rustyline::Result<()> {
            self.0.send(text).map_err(|_| rustyline::error::ReadlineError::Eof)
        }
    }

    #[test]
    fn they_are_told_in_order() {
        let (sender, told) = channel();
        let bells = Bells::over(Told(sender)).unwrap();
        let now = Instant::now();
        bells.set(["one", "two"].map(|text| Bell { at: now, text: text.into() }).to_vec());
        assert_eq!([told.recv().unwrap(), told.recv().unwrap()], ["one\n", "two\n"]);
    }
}
