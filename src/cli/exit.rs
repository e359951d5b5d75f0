use crate::diagnostic::Kind;
use std::process::ExitCode;

/// How the program ends; of two the later one in this list is the more telling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Done, and the answer is good.
    #[default]
    Good,
    /// The answer is "no".
    No,
    /// The command line cannot be understood.
    Usage,
    /// A script, record or file cannot be read.
    Unreadable,
    /// A limit was reached before the answer was known.
    Limit,
    /// A fault of the program itself.
    Fault,
    /// Interrupted, after saving.
    Interrupted,
}

impl Exit {
    /// How a command ends that ended with such an error.
    pub fn of(kind: Kind) -> Exit {
        match kind.exit_code() {
            0 => Exit::Good,
            1 => Exit::No,
            2 => Exit::Usage,
            3 => Exit::Unreadable,
            4 => Exit::Limit,
            _ => Exit::Fault,
        }
    }

    /// [`Exit::Good`] if the answer is yes.
    pub fn good_if(yes: bool) -> Exit {
        if yes { Exit::Good } else { Exit::No }
    }

    /// The number that the caller sees.
    pub fn code(self) -> u8 {
        match self {
            Exit::Good => 0,
            Exit::No => 1,
            Exit::Usage => 2,
            Exit::Unreadable => 3,
            Exit::Limit => 4,
            Exit::Fault => 70,
            Exit::Interrupted => 130,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit.code())
    }
}
