use super::exit::Exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

static STOP: AtomicBool = AtomicBool::new(false);
/// What stopped was the time, and not the user.
static TIME_IS_UP: AtomicBool = AtomicBool::new(false);
/// Nothing works that could end with what is known, and nothing is left to write.
static IDLE: AtomicBool = AtomicBool::new(false);

/// Becomes true when the user interrupts: what works then ends with what is known.
pub fn stop() -> &'static AtomicBool {
    &STOP
}

/// Whether the user has interrupted.
pub fn stopped() -> bool {
    STOP.load(Ordering::Relaxed)
}

/// Forgets an interruption that was dealt with.
pub fn clear() {
    STOP.store(false, Ordering::Relaxed);
}

/// Interrupts after some time, if that is wanted.
pub fn after(limit: Option<Duration>) {
    let Some(limit) = limit else { return };
    std::thread::spawn(move || {
        std::thread::sleep(limit);
        TIME_IS_UP.store(!stopped(), Ordering::SeqCst);
        STOP.store(true, Ordering::SeqCst);
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
        if STOP.swap(true, Ordering::Relaxed) || IDLE.load(Ordering::Relaxed) {
            std::process::exit(Exit::Interrupted.code().into());
        }
    });
}
