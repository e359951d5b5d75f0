/// What kind of decision it is: the word of the generator in scripts, and of the rule in grammars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verb {
    /// A piece of the hand comes onto a cell.
    Place,
    /// A stack goes to a neighbour.
    Step,
    /// A stack goes along a line through free cells.
    Slide,
    /// A stack goes over a neighbour to the cell behind.
    Hop,
    /// A stack goes a given number of steps in a line.
    Jump,
    /// A stack goes straight to another cell, whatever lies between.
    Leap,
    /// A piece of the hand is pushed in from a rim point.
    Push,
    /// A piece comes where it encloses a line of others.
    Flank,
    /// A row of pieces is taken.
    Take,
    /// A cell is chosen.
    Choose,
    /// A number is bid.
    Bid,
    /// A word is said, such as `pass`.
    Say,
}

impl Verb {
    /// Every verb.
    pub const ALL: [Verb; 12] = [
        Verb::Place,
        Verb::Step,
        Verb::Slide,
        Verb::Hop,
        Verb::Jump,
        Verb::Leap,
        Verb::Push,
        Verb::Flank,
        Verb::Take,
        Verb::Choose,
        Verb::Bid,
        Verb::Say,
    ];

    /// The word.
    pub fn word(self) -> &'static str {
        match self {
            Verb::Place => "place",
            Verb::Step => "step",
            Verb::Slide => "slide",
            Verb::Hop => "hop",
            Verb::Jump => "jump",
            Verb::Leap => "leap",
            Verb::Push => "push",
            Verb::Flank => "flank",
            Verb::Take => "take",
            Verb::Choose => "choose",
            Verb::Bid => "bid",
            Verb::Say => "say",
        }
    }

    /// The verb of a word.
    pub fn of(word: &str) -> Option<Verb> {
        Verb::ALL.into_iter().find(|verb| verb.word() == word)
    }
}
