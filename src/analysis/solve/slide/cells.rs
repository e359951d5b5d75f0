//! Sets of cells as rows of bits, and distances found with them.

/// A distance that is none: there is no way.
pub const FAR: u8 = u8::MAX;

/// Calls a method that is made for sets of so many words, of eight at the most.
macro_rules! by_words {
    ($words:expr, $this:ident.$method:ident($($argument:expr),*)) => {
        match $words {
            1 => $this.$method::<1>($($argument),*),
            2 => $this.$method::<2>($($argument),*),
            3 => $this.$method::<3>($($argument),*),
            4 => $this.$method::<4>($($argument),*),
            5 => $this.$method::<5>($($argument),*),
            6 => $this.$method::<6>($($argument),*),
            7 => $this.$method::<7>($($argument),*),
            _ => $this.$method::<8>($($argument),*),
        }
    };
}
pub(super) use by_words;

/// One set of cells for each row.
pub struct CellSets {
    words: usize,
    bits: Vec<u64>,
}

impl CellSets {
    /// Empty sets of `cells`.
    pub fn new(rows: usize, cells: usize) -> Self {
        let words = cells.div_ceil(64);
        Self { words, bits: vec![0; rows * words] }
    }

    /// Adds a cell to a set.
    #[inline]
    pub fn add(&mut self, row: usize, cell: usize) {
        self.bits[row * self.words + (cell >> 6)] |= 1 << (cell & 63);
    }

    /// Makes one set like another.
    pub fn copy(&mut self, from: usize, to: usize) {
        self.bits.copy_within(from * self.words..(from + 1) * self.words, to * self.words);
    }

    /// Adds all cells of a set of others of the same size.
    pub fn join(&mut self, row: usize, other: &CellSets, of: usize) {
        let more = &other.bits[of * self.words..(of + 1) * self.words];
        for (word, more) in self.bits[row * self.words..(row + 1) * self.words].iter_mut().zip(more) {
            *word |= more;
        }
    }

    /// How many words a set takes.
    pub fn words(&self) -> usize {
        self.words
    }

    /// How many sets there are.
    pub fn rows(&self) -> usize {
        self.bits.len() / self.words
    }

    /// A set of so many words.
    #[inline]
    pub fn row<const WORDS: usize>(&self, row: usize) -> [u64; WORDS] {
        let mut set = [0; WORDS];
        set.copy_from_slice(&self.bits[row * WORDS..(row + 1) * WORDS]);
        set
    }
}

/// The cells of a set.
#[inline]
pub fn places<const WORDS: usize>(set: [u64; WORDS]) -> impl Iterator<Item = usize> {
    set.into_iter().enumerate().flat_map(|(i, mut word)| {
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| i * 64 + word.trailing_zeros() as usize);
            word &= word.wrapping_sub(1);
            bit
        })
    })
}

/// Distances along edges backwards: a cell passes its distance and one more on to those in its row of `before`.
///
/// `distance` holds the distances known at first, [`FAR`] elsewhere, and is filled in.
pub fn spread(distance: &mut [u8], before: &CellSets) {
    spread_below(distance, before, FAR);
}

/// The same, but only distances below a limit are found.
pub fn spread_below(distance: &mut [u8], before: &CellSets, limit: u8) {
    match before.words {
        1 => spread_words::<1>(distance, before, limit),
        2 => spread_words::<2>(distance, before, limit),
        3 => spread_words::<3>(distance, before, limit),
        4 => spread_words::<4>(distance, before, limit),
        5 => spread_words::<5>(distance, before, limit),
        6 => spread_words::<6>(distance, before, limit),
        7 => spread_words::<7>(distance, before, limit),
        8 => spread_words::<8>(distance, before, limit),
        _ => spread_cells(distance, before, limit),
    }
}

fn spread_words<const WORDS: usize>(distance: &mut [u8], before: &CellSets, limit: u8) {
    let known = |d: u8| if d == FAR { 0 } else { d };
    let last = distance.iter().copied().map(known).max().unwrap_or(0);
    let mut unknown = [0_u64; WORDS];
    for (i, word) in unknown.iter_mut().enumerate() {
        *word = u64::MAX >> (64 - (distance.len() - i * 64).min(64));
    }
    let mut now = [0_u64; WORDS];
    for level in distance.iter().copied().min().unwrap_or(FAR)..limit {
        let given = if level <= last { at_distance::<WORDS>(distance, level) } else { [0; WORDS] };
        let (mut any, mut left) = (0, 0);
        for i in 0..WORDS {
            now[i] = (now[i] | given[i]) & unknown[i];
            unknown[i] &= !now[i];
            any |= now[i];
            left |= unknown[i];
        }
        if any == 0 && level >= last {
            return;
        }
        let mut next = [0_u64; WORDS];
        for (i, &word) in now.iter().enumerate() {
            let mut w = word;
            while w != 0 {
                let cell = i * 64 + w.trailing_zeros() as usize;
                w &= w - 1;
                distance[cell] = level;
                if left != 0 {
                    let row = before.row::<WORDS>(cell);
                    for j in 0..WORDS {
                        next[j] |= row[j];
                    }
                }
            }
        }
        if left == 0 {
            return;
        }
        now = next;
    }
}

/// The cells at a distance, eight bytes at a time.
fn at_distance<const WORDS: usize>(distance: &[u8], level: u8) -> [u64; WORDS] {
    const LOW: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    /// Gathers the lowest bit of each byte in the highest byte.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let same = u64::from(level) * 0x0101_0101_0101_0101;
    let mut set = [0; WORDS];
    let (eights, rest) = distance.as_chunks::<8>();
    for (i, eight) in eights.iter().enumerate() {
        let differs = u64::from_le_bytes(*eight) ^ same;
        let equal = !(((differs & LOW) + LOW) | differs | LOW) >> 7;
        set[i >> 3] |= (equal.wrapping_mul(GATHER) >> 56) << ((i & 7) * 8);
    }
    for (i, &d) in rest.iter().enumerate() {
        let cell = eights.len() * 8 + i;
        set[cell >> 6] |= u64::from(d == level) << (cell & 63);
    }
    set
}

/// The same, cell by cell.
fn spread_cells(distance: &mut [u8], before: &CellSets, limit: u8) {
    for level in 0..limit.saturating_sub(1) {
        let now: Vec<usize> = (0..distance.len()).filter(|&c| distance[c] == level).collect();
        for cell in now {
            for (i, &word) in before.bits[cell * before.words..(cell + 1) * before.words].iter().enumerate() {
                let mut w = word;
                while w != 0 {
                    let other = i * 64 + w.trailing_zeros() as usize;
                    w &= w - 1;
                    distance[other] = distance[other].min(level + 1);
                }
            }
        }
    }
}

/// A square table with rows and columns exchanged.
pub fn transposed(table: &[u8], side: usize) -> Vec<u8> {
    /// Squares of this side stay near while they are copied.
    const TILE: usize = 32;
    let mut other = vec![0; table.len()];
    for top in (0..side).step_by(TILE) {
        for left in (0..side).step_by(TILE) {
            for row in top..side.min(top + TILE) {
                for column in left..side.min(left + TILE) {
                    other[column * side + row] = table[row * side + column];
                }
            }
        }
    }
    other
}
