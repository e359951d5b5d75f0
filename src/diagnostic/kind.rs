/// What kind of thing went wrong. The words are those of the JSON answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The command line or an option cannot be understood.
    Usage,
    /// A script or a grammar cannot be read, or a rule in it failed.
    Script,
    /// A position text cannot be read, or the position is impossible.
    Position,
    /// A text does not fit the grammar.
    Syntax,
    /// A decision that the rules do not allow.
    Illegal,
    /// A text that fits several open decisions with different results.
    Ambiguous,
    /// A limit on time, depth, memory or instructions was reached.
    Limit,
    /// A file or record cannot be read or written.
    File,
    /// A fault of the program itself.
    Internal,
}

impl Kind {
    /// The word used in JSON answers and in front of messages.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Usage => "usage",
            Kind::Script => "script",
            Kind::Position => "position",
            Kind::Syntax => "syntax",
            Kind::Illegal => "illegal",
            Kind::Ambiguous => "ambiguous",
            Kind::Limit => "limit",
            Kind::File => "file",
            Kind::Internal => "internal",
        }
    }

    /// The exit code of a command that ends with such an error.
    pub fn exit_code(self) -> u8 {
        match self {
            Kind::Illegal | Kind::Ambiguous => 1,
            Kind::Usage | Kind::Position | Kind::Syntax => 2,
            Kind::Script | Kind::File => 3,
            Kind::Limit => 4,
            Kind::Internal => 70,
        }
    }
}
