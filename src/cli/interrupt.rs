use super::exit::Exit;
use std::sync::atomic::{AtomicBool, Ordering};

static STOP: AtomicBool = AtomicBool::new(false);

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

/// Listens for the interruption; a second one ends the program at once.
pub fn listen() {
    // without a handler an interruption ends the program as usual, which is good enough
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(Exit::Interrupted.code().into());
        }
    });
}
