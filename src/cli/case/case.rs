use crate::cli::args::{
    Looking, Naming, PerftArgs, PlayoutsArgs, ReplayArgs, Setting, SolveArgs, Standing, WhyArgs,
};
use std::time::Duration;

/// All that a command is asked: what the command line says, with what a case says over it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Case {
    /// The game.
    pub game: Option<String>,
    /// The options that are set.
    pub set: Vec<Setting>,
    /// The house rules.
    pub with: Vec<String>,
    /// The position to begin in.
    pub position: Option<String>,
    /// The moves to play then.
    pub moves: Option<String>,
    /// The record to begin at the end of.
    pub record: Option<String>,
    /// Where chance begins.
    pub seed: Option<u64>,
    /// How many turns deep.
    pub depth: Option<u32>,
    /// Whether to count distinct positions.
    pub unique: bool,
    /// Whether to count by first decision.
    pub divide: bool,
    /// The move that is asked about.
    pub text: Option<String>,
    /// How many random games.
    pub n: Option<u64>,
    /// After how many turns a random game is given up.
    pub max_plies: Option<u64>,
    /// Whether it is told turn by turn how many decisions are open in random games.
    pub by_turn: bool,
    /// The longest solution that is looked for.
    pub max_depth: Option<u32>,
    /// After how long a search ends with what is known.
    pub time_limit: Option<Duration>,
    /// How many bytes a search may hold.
    pub memory: Option<usize>,
    /// Whether to find all shortest solutions.
    pub all: bool,
    /// Whether to search position by position.
    pub plainly: bool,
    /// Whether to add the open decisions.
    pub legal: bool,
    /// After how many turns to stop.
    pub stop_at: Option<u32>,
}

impl Case {
    /// Random games if nobody says how many.
    pub const GAMES: u64 = 1000;
    /// The longest random game, in turns, if nobody says.
    pub const MAX_PLIES: u64 = 1000;

    fn named(naming: &Naming) -> Case {
        Case {
            game: naming.game.clone(),
            set: naming.set.clone(),
            with: naming.with.clone(),
            ..Case::default()
        }
    }
}

impl From<&Naming> for Case {
    fn from(naming: &Naming) -> Case {
        Case::named(naming)
    }
}

impl From<&Standing> for Case {
    fn from(standing: &Standing) -> Case {
        Case {
            position: standing.position.clone(),
            moves: standing.moves.clone(),
            record: standing.record.clone(),
            seed: standing.seed,
            ..Case::named(&standing.naming)
        }
    }
}

impl From<&Looking> for Case {
    fn from(looking: &Looking) -> Case {
        Case::from(&looking.standing)
    }
}

impl From<&WhyArgs> for Case {
    fn from(args: &WhyArgs) -> Case {
        Case { text: args.text.clone(), ..Case::from(&args.looking) }
    }
}

impl From<&PerftArgs> for Case {
    fn from(args: &PerftArgs) -> Case {
        Case { depth: args.depth, unique: args.unique, divide: args.divide, ..Case::from(&args.looking) }
    }
}

impl From<&PlayoutsArgs> for Case {
    fn from(args: &PlayoutsArgs) -> Case {
        Case {
            n: args.n,
            max_plies: args.max_plies,
            by_turn: args.output.is_some(),
            ..Case::from(&args.looking)
        }
    }
}

impl From<&SolveArgs> for Case {
    fn from(args: &SolveArgs) -> Case {
        Case {
            max_depth: args.max_depth,
            time_limit: args.time_limit,
            memory: args.memory,
            all: args.all,
            plainly: args.plainly,
            ..Case::from(&args.looking)
        }
    }
}

impl From<&ReplayArgs> for Case {
    fn from(args: &ReplayArgs) -> Case {
        Case {
            game: args.game.clone(),
            set: args.set.clone(),
            with: args.with.clone(),
            legal: args.legal,
            stop_at: args.stop_at,
            ..Case::default()
        }
    }
}
