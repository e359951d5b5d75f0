use super::exit::Exit;
use crate::analysis::Work;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

static WORK: Work = Work::new();
/// What stopped was the time, and not the user.
static TIME_IS_UP: AtomicBool = AtomicBool::new(false);
/// Nothing works that could end with what is known, and nothing is left to write.
static IDLE: AtomicBool = AtomicBool::new(false);

/// What the program works at. It is stopped when the user interrupts, and ends with what is known.
pub fn work() -> &'static Work {
    &WORK
}

/// Whether the user has interrupted.
pub fn stopped() -> bool {
    WORK.is_stopped()
}

/// Forgets an interruption that was dealt with.
pub fn clear() {
    WORK.clear();
}

/// Interrupts after some time, if that is wanted.
pub fn after(limit: Option<Duration>) {
    let Some(limit) = limit else { return };
    std::thread::spawn(move || {
        std::thread::sleep(limit);
        TIME_IS_UP.store(!stopped(), Ordering::SeqCst);
        WORK.stop();
    });
}

/// How a command ends that was interrupted.
pub fn exit() -> Exit {
    if TIME_IS_UP.load(Ordering::Relaxed) { Exit::Limit } else { Exit::Interrupted }
}

/// Waits for something outside; an interruption meanwhile ends the program at once.
pub fn waiting<T>(wait: impl FnOnce() -> T) -> T {
    IDLE.store(true, Ordering::Relaxed);
    let came = wait();
    IDLE.store(false, Ordering::Relaxed);
    came
}

/// Listens for the interruption; a second one ends the program at once.
pub fn listen() {
    // without a handler an interruption ends the program as usual, which is good enough
    let _ = ctrlc::set_handler(|| {
        if WORK.stop() || IDLE.load(Ordering::Relaxed) {
            std::process::exit(Exit::Interrupted.code().into());
        }
    });
}
