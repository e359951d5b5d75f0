#[cfg(feature = "serve")]
use super::ServeArgs;
use super::{
    CheckArgs, CompareArgs, DrawArgs, Looking, Naming, NewArgs, Patience, PerftArgs, PlayArgs, PlayoutsArgs,
    ReplayArgs, SolveArgs, TestArgs, WhyArgs,
};
use clap::{Args, Subcommand};
use clap_complete::Shell;
use std::path::PathBuf;

/// What the program does.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// Play a game: at the prompt, from a pipe, or from a script of moves and commands
    Play(PlayArgs),
    /// Show the decisions that are open
    Moves(Looking),
    /// Say whether a move is legal, and which rule says so
    Why(WhyArgs),
    /// Show the rules in their own sentences, and what a variant changed
    Rules(RulesArgs),
    /// Count the ways in which play can go on for a number of turns
    Perft(PerftArgs),
    /// Play records and verify their moves, results and hashes
    Replay(ReplayArgs),
    /// Play random games: outcomes, lengths, branching, speed
    Playouts(PlayoutsArgs),
    /// Find a shortest solution and prove that there is none shorter
    Solve(SolveArgs),
    /// Play a game on pages in browsers
    #[cfg(feature = "serve")]
    Serve(ServeArgs),
    /// Draw a position or a whole game, as SVG or PNG
    Draw(DrawArgs),
    /// Play the rule tests, and show which do not hold
    Test(TestArgs),
    /// Look for what is wrong with rules: by themselves, and in random games
    Check(CheckArgs),
    /// Do two rulesets differ, where first, and what does it do to play
    Compare(CompareArgs),
    /// Begin a new game, or a variant of another, with its rule test
    New(NewArgs),
    /// Show the games that are there, and where each came from
    List(ListArgs),
    /// Print the completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
}

impl Command {
    /// How long it may take, if it is one that can be told so.
    pub fn patience(&self) -> Option<&Patience> {
        match self {
            Command::Perft(args) => Some(&args.patience),
            Command::Playouts(args) => Some(&args.patience),
            Command::Check(args) => Some(&args.patience),
            Command::Test(args) => Some(&args.patience),
            Command::Replay(args) => Some(&args.patience),
            _ => None,
        }
    }
}

/// What `rules` takes.
#[derive(Clone, Debug, Args)]
pub struct RulesArgs {
    /// Which game.
    #[command(flatten)]
    pub naming: Naming,
    /// Answer as one line of JSON
    #[arg(long)]
    pub json: bool,
}

/// What `list` takes.
#[derive(Clone, Debug, Args)]
pub struct ListArgs {
    /// Look for games in this folder first
    #[arg(long, value_name = "DIR")]
    pub rules: Option<PathBuf>,
    /// Answer as JSON, one line a game
    #[arg(long)]
    pub json: bool,
}
