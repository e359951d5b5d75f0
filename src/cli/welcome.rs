use std::io::{self, Write};

/// What a newcomer reads who typed nothing but the name of the program. It names a game, and so is no code.
const TEXT: &str = include_str!("welcome.txt");

/// Tells a newcomer what to type next.
pub fn welcome(out: &mut impl Write) -> io::Result<()> {
    out.write_all(TEXT.as_bytes())
}
