use std::io::{self, Write};

/// What a newcomer reads who typed nothing but the name of the program.
const TEXT: &str = "\
houserule: the workbench for board-game rules

  houserule play dvonn      play a game (type a move, or :help)
  houserule rules dvonn     read its rules, each with its line in the script
  houserule list            see what else there is

`houserule help` names every command, `houserule help play` explains one.
";

/// Tells a newcomer what to type next.
pub fn welcome(out: &mut impl Write) -> io::Result<()> {
    out.write_all(TEXT.as_bytes())
}
