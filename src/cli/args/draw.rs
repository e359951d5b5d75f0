use super::Standing;
use super::count::{number, seconds};
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;

/// What `draw` takes.
#[derive(Clone, Debug, Args)]
pub struct DrawArgs {
    /// Which position.
    #[command(flatten)]
    pub standing: Standing,
    /// Draw into this file; what its name ends in says how [default: SVG to the pipe]
    #[arg(short, long, value_name = "FILE.svg or FILE.png")]
    pub output: Option<PathBuf>,
    /// Draw the position after so many turns
    #[arg(long, value_name = "N", value_parser = number::<u32>, allow_negative_numbers = true)]
    pub ply: Option<u32>,
    /// Mark what may be played, or what of it holds TEXT, such as the name of a cell
    #[arg(long, value_name = "TEXT", num_args = 0..=1, default_missing_value = "")]
    pub legal: Option<String>,
    /// Draw every turn of the game on one sheet
    #[arg(long, conflicts_with_all = ["film", "legal"])]
    pub sheet: bool,
    /// Draw the game as moving pictures, one turn after the other, each for so many seconds [default: 1]
    #[arg(long, value_name = "SECONDS", value_parser = seconds, num_args = 0..=1, default_missing_value = "1", conflicts_with = "legal")]
    pub film: Option<Duration>,
    /// Draw for a light or a dark page
    #[arg(long, value_enum, default_value_t = Page::Light)]
    pub theme: Page,
    /// Answer as one line of JSON
    #[arg(long, requires = "output")]
    pub json: bool,
}

/// What a picture is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Page {
    /// A light page.
    Light,
    /// A dark page.
    Dark,
}
