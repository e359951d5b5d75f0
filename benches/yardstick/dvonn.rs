//! The yardstick: random second-phase games by a program that does nothing else, a list of moves on bit sets.

/// The spaces of the board, row by row, twelve bits a row.
const fn spaces() -> u64 {
    let (mut set, mut row) = (0u64, 0i32);
    while row < 5 {
        let away = if row < 2 { 2 - row } else { row - 2 };
        let mut at = 0;
        while at < 11 - away {
            let column = (away + 2 * at + row) / 2;
            set |= 1 << (row * 12 + column);
            at += 1;
        }
        row += 1;
    }
    set
}
const SPACES: u64 = spaces();
const STEPS: [i32; 6] = [1, -1, -12, -13, 13, 12];
/// No space: never occupied.
const OFF: u8 = 63;

/// For each height, space and direction, where the stack ends.
const fn ends() -> [[[u8; 6]; 64]; 11] {
    let mut table = [[[OFF; 6]; 64]; 11];
    let mut height = 1;
    while height < 11 {
        let mut from = 0;
        while from < 64 {
            let mut way = 0;
            while way < 6 && SPACES >> from & 1 == 1 {
                let (mut at, mut steps, mut on) = (from as i32, 0, true);
                while steps < height && on {
                    at += STEPS[way];
                    on = at >= 0 && at <= 63 && SPACES >> at & 1 == 1;
                    steps += 1;
                }
                if on {
                    table[height][from][way] = at as u8;
                }
                way += 1;
            }
            from += 1;
        }
        height += 1;
    }
    table
}
static ENDS: [[[u8; 6]; 64]; 11] = ends();

#[derive(Clone)]
struct Table {
    height: [u8; 64],
    own: [u64; 2],
    occupied: u64,
    red: u64,
    side: usize,
    count: usize,
    moves: [u16; 300],
}

fn ring(set: u64) -> u64 {
    (set << 1) & (set >> 1) & (set << 12) & (set >> 12) & (set << 13) & (set >> 13)
}

fn grow(set: u64) -> u64 {
    set | (set << 1) | (set >> 1) | (set << 12) | (set >> 12) | (set << 13) | (set >> 13)
}

impl Table {
    fn full(pieces: &[u8; 49]) -> Self {
        let (height, own) = ([0; 64], [0; 2]);
        let mut table = Table { height, own, occupied: SPACES, red: 0, side: 0, count: 0, moves: [0; 300] };
        let (mut left, mut number) = (SPACES, 0);
        while left != 0 {
            let at = left.trailing_zeros() as usize;
            left &= left - 1;
            table.height[at] = 1;
            match pieces[number] {
                1 => table.own[0] |= 1 << at,
                2 => table.own[1] |= 1 << at,
                _ => table.red |= 1 << at,
            }
            number += 1;
        }
        table
    }

    fn generate(&mut self) -> usize {
        let mut movable = self.own[self.side] & !ring(self.occupied);
        let mut count = 0;
        while movable != 0 {
            let from = movable.trailing_zeros() as usize;
            movable &= movable - 1;
            let height = self.height[from] as usize;
            if height > 10 {
                continue;
            }
            for &to in &ENDS[height][from] {
                if self.occupied >> to & 1 == 1 {
                    self.moves[count] = (from as u16) << 8 | u16::from(to);
                    count += 1;
                }
            }
        }
        self.count = count;
        count
    }

    fn play(&mut self, number: usize) {
        let (from, to) = ((self.moves[number] >> 8) as usize, (self.moves[number] & 255) as usize);
        let (left, reached) = (1u64 << from, 1u64 << to);
        self.height[to] += self.height[from];
        self.height[from] = 0;
        let side = self.side;
        self.own[side] = (self.own[side] & !left) | reached;
        self.own[1 - side] &= !reached;
        if self.red & left != 0 {
            self.red = (self.red & !left) | reached;
        }
        self.occupied &= !left;
        let mut linked = self.red;
        loop {
            let grown = grow(linked) & self.occupied;
            if grown == linked {
                break;
            }
            linked = grown;
        }
        if linked != self.occupied {
            let mut dead = self.occupied & !linked;
            while dead != 0 {
                self.height[dead.trailing_zeros() as usize] = 0;
                dead &= dead - 1;
            }
            self.occupied = linked;
            self.own[0] &= linked;
            self.own[1] &= linked;
        }
    }

    fn score(&self) -> u64 {
        let sum = |mut set: u64| {
            let mut sum = 0;
            while set != 0 {
                sum += u64::from(self.height[set.trailing_zeros() as usize]);
                set &= set - 1;
            }
            sum
        };
        sum(self.own[0]) * 1_000 + sum(self.own[1])
    }
}

struct Random(u64);

impl Random {
    fn below(&mut self, count: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        (((z >> 32) * u64::from(count)) >> 32) as u32
    }
}

/// Plays so many games, each from a random full board; a sum that depends on all of them.
pub fn games(count: u64) -> u64 {
    let mut sum = 0u64;
    for seed in 0..count {
        let mut random = Random(seed);
        let mut pieces = [1u8; 49];
        pieces[23..46].fill(2);
        pieces[46..].fill(3);
        for at in (1..49).rev() {
            pieces.swap(at, random.below(at as u32 + 1) as usize);
        }
        let mut table = Table::full(&pieces);
        let mut passed = false;
        loop {
            let open = table.generate();
            if open == 0 {
                if passed {
                    break;
                }
                passed = true;
            } else {
                passed = false;
                let number = random.below(open as u32) as usize;
                table.play(number);
            }
            table.side = 1 - table.side;
        }
        sum ^= table.score().wrapping_mul(seed | 1);
    }
    sum
}
