use cpu_time::{ProcessTime, ThreadTime};
use std::time::{Duration, Instant};

/// Time on the clock and of the processors.
pub(super) struct Watch {
    clock: Instant,
    thread: Option<ThreadTime>,
    process: Option<ProcessTime>,
}

impl Watch {
    /// Starts; `alone` counts the time of this thread only.
    pub fn start(alone: bool) -> Watch {
        Watch {
            clock: Instant::now(),
            thread: if alone { ThreadTime::try_now().ok() } else { None },
            process: if alone { None } else { ProcessTime::try_now().ok() },
        }
    }

    /// Seconds on the clock, and seconds of the processors; the former twice where the system does not tell.
    pub fn read(&self) -> (f64, f64) {
        let clock = self.clock.elapsed();
        let thread = self.thread.as_ref().and_then(|start| start.try_elapsed().ok());
        let process = self.process.as_ref().and_then(|start| start.try_elapsed().ok());
        (clock.as_secs_f64(), thread.or(process).as_ref().map_or(clock.as_secs_f64(), Duration::as_secs_f64))
    }
}
