use super::Direction;

/// What a board knows of one of its directions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heading {
    pub name: String,
    pub opposite: Direction,
    /// What a step adds to the grid coordinates; `None` where that differs from cell to cell.
    pub offset: Option<(i32, i32)>,
}

impl Heading {
    /// The headings of a grid, of which each one's opposite has the offset turned round.
    pub fn of_grid(offsets: &[(&str, (i32, i32))]) -> Vec<Heading> {
        let back = |(x, y): (i32, i32)| offsets.iter().position(|(_, other)| *other == (-x, -y)).unwrap_or(0);
        offsets
            .iter()
            .map(|(name, offset)| Heading {
                name: (*name).to_string(),
                opposite: Direction(back(*offset) as u8),
                offset: Some(*offset),
            })
            .collect()
    }

    /// Whether lines run in this direction and not in its opposite.
    pub fn leads(&self, own: Direction) -> bool {
        match self.offset {
            Some((x, y)) => (y, x) > (0, 0),
            None => own < self.opposite,
        }
    }
}
