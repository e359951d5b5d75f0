/// The figure of what is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Figure {
    /// A round piece.
    #[default]
    Disc,
    /// A round piece with a hole.
    Ring,
    /// A square.
    Square,
    /// A square that stands on a corner.
    Diamond,
    /// A triangle that stands on a side.
    Triangle,
    /// A hexagon that stands on a corner.
    Hexagon,
    /// A star of five points.
    Star,
    /// A cross of two bars.
    Cross,
}

impl Figure {
    /// All of them, by the words that scripts say.
    pub const ALL: [(&'static str, Figure); 8] = [
        ("disc", Figure::Disc),
        ("ring", Figure::Ring),
        ("square", Figure::Square),
        ("diamond", Figure::Diamond),
        ("triangle", Figure::Triangle),
        ("hexagon", Figure::Hexagon),
        ("star", Figure::Star),
        ("cross", Figure::Cross),
    ];

    /// The figure of a word.
    pub fn read(word: &str) -> Option<Figure> {
        Figure::ALL.iter().find(|(name, _)| *name == word).map(|(_, figure)| *figure)
    }
}
