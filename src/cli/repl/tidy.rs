use std::io;

/// Gives the terminal back as it was when a signal ends the program while a line is being typed: without that its
/// letters stay unseen. Elsewhere than on Unix there are no such signals.
///
/// # Errors
/// If the signals cannot be listened to.
pub fn tidy() -> io::Result<()> {
    #[cfg(unix)]
    return unix::tidy();
    #[cfg(not(unix))]
    Ok(())
}

#[cfg(unix)]
mod unix {
    use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
    use signal_hook::consts::{SIGHUP, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;
    use std::io::{self, Write, stderr, stdin};

    /// What ends bracketed paste, which the line editor asks the terminal for.
    const NO_PASTE: &[u8] = b"\x1b[?2004l\r\n";

    pub fn tidy() -> io::Result<()> {
        let Ok(before) = tcgetattr(stdin()) else { return Ok(()) };
        let mut signals = Signals::new([SIGHUP, SIGQUIT, SIGTERM])?;
        std::thread::Builder::new().name("signals".to_string()).spawn(move || {
            for signal in signals.forever() {
                // a terminal that is gone needs no order
                let _ = tcsetattr(stdin(), OptionalActions::Now, &before);
                let _ = stderr().write_all(NO_PASTE);
                let _ = emulate_default_handler(signal);
            }
        })?;
        Ok(())
    }
}
