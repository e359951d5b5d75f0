/// What a word of the script language takes or gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// Which cells.
    Set,
    /// How many.
    Number,
    /// Whether.
    Condition,
    /// Which decisions.
    Moves,
    /// What happens.
    Action,
    /// How play goes on.
    Flow,
    /// A rule by name, whose type is not known yet.
    Rule,
    /// The neighbours of a set, before it is said how many.
    Neighbours,
    /// A number for each player, at the start of the game.
    EachNumber,
    /// Whose turn it becomes, such as `same`.
    Turn,
    /// A board.
    Board,
    /// A game that is being declared.
    Game,
    /// A phase of a game.
    Phase,
    /// The phases of a game by name.
    Phases,
    /// The rule tests of a game.
    Test,
    /// The position that a function rule is asked about.
    Position,
    /// The decision that a function rule is asked about.
    Decision,
    /// A plain whole number.
    Integer,
    /// A plain number.
    Real,
    /// `true` or `false`.
    Boolean,
    /// A text.
    Text,
    /// A kind of piece by name.
    PieceKind,
    /// A player by name.
    Player,
    /// A player by name, or `me` or `next` as seen by who decides.
    Who,
    /// A phase by name.
    PhaseName,
    /// A region of the board by name.
    RegionName,
    /// A cell by name.
    CellName,
    /// A direction by name.
    DirectionName,
    /// A declared variable by name.
    VariableName,
    /// How a decision is written, such as `{from}-{to}`.
    Template,
    /// A list.
    List(&'static Type),
    /// A value for each player, by name.
    PerPlayer(&'static Type),
    /// A value for each name.
    Map(&'static Type),
    /// A table with these fields.
    Record(&'static [super::Param]),
    /// Any of these.
    OneOf(&'static [Type]),
    /// A function.
    Function,
    /// Anything.
    Any,
    /// Nothing.
    Nothing,
}

impl Type {
    /// What it is called in messages.
    pub fn says(self) -> String {
        let word = match self {
            Type::Set => "a set of cells",
            Type::Number => "a number",
            Type::Condition => "a condition",
            Type::Moves => "moves",
            Type::Action => "an action",
            Type::Flow => "a course of play",
            Type::Rule => "a rule",
            Type::Neighbours => "the neighbours of a set",
            Type::EachNumber => "a number for each player",
            Type::Turn => "whose turn it becomes",
            Type::Board => "a board",
            Type::Game => "a game",
            Type::Phase => "a phase",
            Type::Phases => "the phases of a game",
            Type::Test => "the tests of a game",
            Type::Position => "a position",
            Type::Decision => "a decision",
            Type::Integer => "a whole number",
            Type::Real => "a number",
            Type::Boolean => "`true` or `false`",
            Type::Text => "a text",
            Type::PieceKind => "a kind of piece",
            Type::Player => "a player's name",
            Type::Who => "a player's name, `me` or `next`",
            Type::PhaseName => "a phase's name",
            Type::RegionName => "a region's name",
            Type::CellName => "a cell's name",
            Type::DirectionName => "a direction's name",
            Type::VariableName => "a variable's name",
            Type::Template => "a text with fields in braces",
            Type::Function => "a function",
            Type::Any => "a value",
            Type::Nothing => "nothing",
            Type::List(Type::Text) => "a list of texts",
            Type::List(Type::CellName) => "a list of cells' names",
            Type::List(Type::DirectionName) => "a list of directions' names",
            Type::List(of) => return format!("a list, of which each is {}", of.says()),
            Type::PerPlayer(of) => return format!("for each player by name {}", of.says()),
            Type::Map(of) => return format!("a table, in which each name has {}", of.says()),
            Type::Record(fields) => {
                let names: Vec<&str> = fields.iter().map(|field| field.name).collect();
                return format!("a table with {}", names.join(", "));
            }
            Type::OneOf(each) => {
                let each: Vec<String> = each.iter().map(|one| one.says()).collect();
                return each.join(", or ");
            }
        };
        word.to_string()
    }

    /// Whether it is a tree that a rule can be.
    pub fn is_expression(self) -> bool {
        matches!(
            self,
            Type::Set | Type::Number | Type::Condition | Type::Moves | Type::Action | Type::Flow | Type::Rule
        )
    }
}
