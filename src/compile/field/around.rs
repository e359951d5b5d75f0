use crate::compile::bits::Bits;

/// A table for boards where neighbours lie in three rows: whether what stands around a cell hangs together
/// without it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::compile) struct Around<B> {
    /// The neighbours of each cell, by bit.
    neighbours: Vec<B>,
    stride: usize,
    /// For each pattern of three rows of three, one bit.
    joined: [u64; 8],
}

impl<B: Bits> Around<B> {
    /// The table for a grid whose steps move by these numbers of places; `None` if they do not fit three rows.
    pub fn of(neighbours: Vec<B>, stride: usize, steps: &[i32]) -> Option<Self> {
        let row = stride as i32;
        if stride < 5 || 2 * stride + 3 > 64 {
            return None;
        }
        let place = |by: i32| {
            let (across, rows) = ((by + row + 1).rem_euclid(row), (by + row + 1).div_euclid(row));
            ((0..3).contains(&across) && (0..3).contains(&rows)).then_some((rows * 3 + across) as usize)
        };
        let places: Vec<(usize, i32)> =
            steps.iter().map(|by| Some((place(*by)?, *by))).collect::<Option<_>>()?;
        let mut joined = [0u64; 8];
        for pattern in 0..512usize {
            let standing: Vec<i32> =
                places.iter().filter(|(place, _)| pattern >> place & 1 == 1).map(|(_, by)| *by).collect();
            if hangs_together(&standing, steps) {
                joined[pattern / 64] |= 1 << (pattern % 64);
            }
        }
        Some(Around { neighbours, stride, joined })
    }

    /// Whether the cells of a set next to one cell are linked to each other as neighbours.
    #[inline(always)]
    pub fn is_joined(&self, cell: usize, set: B) -> bool {
        let around = self.near(cell) & set;
        let rows = around.window(cell as isize - self.stride as isize - 1);
        let pattern = rows & 7 | (rows >> self.stride & 7) << 3 | (rows >> (2 * self.stride) & 7) << 6;
        self.joined[(pattern >> 6) as usize & 7] >> (pattern & 63) & 1 == 1
    }

    /// The neighbours of a cell.
    #[inline(always)]
    pub fn near(&self, cell: usize) -> B {
        self.neighbours.get(cell).copied().unwrap_or_default()
    }
}

/// Whether places given by their distance from one cell are linked by steps.
fn hangs_together(standing: &[i32], steps: &[i32]) -> bool {
    let mut reached: Vec<i32> = standing.first().copied().into_iter().collect();
    let mut at = 0;
    while let Some(from) = reached.get(at).copied() {
        for by in steps {
            if standing.contains(&(from + by)) && !reached.contains(&(from + by)) {
                reached.push(from + by);
            }
        }
        at += 1;
    }
    reached.len() == standing.len()
}
