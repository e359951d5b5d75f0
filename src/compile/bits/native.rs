use super::Bits;
use super::select::select;

impl Bits for u64 {
    const WIDTH: usize = 64;
    const LONGEST_STEP: usize = 63;
    const SETS: usize = 8;
    const NUMBERS: usize = 8;
    type Sets = [u64; 8];
    type Numbers = [i64; 8];
    type Heights = [u8; 64];

    #[inline(always)]
    fn bit(at: usize) -> u64 {
        1 << (at & 63)
    }

    #[inline(always)]
    fn get(self, at: usize) -> bool {
        self >> (at & 63) & 1 == 1
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self == 0
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline(always)]
    fn low(self) -> usize {
        self.trailing_zeros() as usize
    }

    #[inline(always)]
    fn pop(&mut self) -> usize {
        let low = self.trailing_zeros() as usize;
        *self &= self.wrapping_sub(1);
        low
    }

    #[inline(always)]
    fn up(self, by: u32) -> u64 {
        self << (by & 63)
    }

    #[inline(always)]
    fn far_up(self, by: u32) -> u64 {
        if by < 64 { self << by } else { 0 }
    }

    #[inline(always)]
    fn down(self, by: u32) -> u64 {
        self >> (by & 63)
    }

    #[inline(always)]
    fn below_low(self) -> u64 {
        self.wrapping_sub(1) & !self
    }

    #[inline(always)]
    fn up_to_low(self) -> u64 {
        self ^ self.wrapping_sub(1)
    }

    #[inline(always)]
    fn above_high(self) -> u64 {
        if self == 0 { u64::MAX } else { (u64::MAX << (63 - self.leading_zeros())) << 1 }
    }

    #[inline(always)]
    fn high(self) -> usize {
        (63 ^ self.leading_zeros() as usize) & 63
    }

    #[inline(always)]
    fn highest(self) -> u64 {
        if self == 0 { 0 } else { 1 << (63 - self.leading_zeros()) }
    }

    #[inline(always)]
    fn select(self, k: u32) -> usize {
        select(self, k)
    }

    #[inline(always)]
    fn only_if(self, condition: bool) -> u64 {
        self & u64::from(condition).wrapping_neg()
    }

    #[inline(always)]
    fn window(self, from: isize) -> u64 {
        self.rotate_right(from as u32 & 63)
    }

    #[inline(always)]
    fn of_word(word: u64) -> u64 {
        word
    }
}

impl Bits for u128 {
    const WIDTH: usize = 128;
    const LONGEST_STEP: usize = 63;
    const SETS: usize = 16;
    const NUMBERS: usize = 16;
    type Sets = [u128; 16];
    type Numbers = [i64; 16];
    type Heights = [u8; 128];

    #[inline(always)]
    fn bit(at: usize) -> u128 {
        let word = 1u64 << (at & 63);
        let upper = (at >> 6 & 1) as u64;
        join(word & upper.wrapping_sub(1), word & upper.wrapping_neg())
    }

    #[inline(always)]
    fn get(self, at: usize) -> bool {
        let word = if at & 64 == 0 { self as u64 } else { (self >> 64) as u64 };
        word >> (at & 63) & 1 == 1
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self == 0
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline(always)]
    fn low(self) -> usize {
        self.trailing_zeros() as usize
    }

    #[inline(always)]
    fn pop(&mut self) -> usize {
        let low = self.trailing_zeros() as usize;
        *self &= self.wrapping_sub(1);
        low
    }

    #[inline(always)]
    fn up(self, by: u32) -> u128 {
        let (low, high, by) = (self as u64, (self >> 64) as u64, by & 63);
        join(low << by, high << by | (low >> 1) >> (63 - by))
    }

    #[inline(always)]
    fn down(self, by: u32) -> u128 {
        let (low, high, by) = (self as u64, (self >> 64) as u64, by & 63);
        join(low >> by | (high << 1) << (63 - by), high >> by)
    }

    #[inline(always)]
    fn below_low(self) -> u128 {
        self.wrapping_sub(1) & !self
    }

    #[inline(always)]
    fn up_to_low(self) -> u128 {
        self ^ self.wrapping_sub(1)
    }

    #[inline(always)]
    fn above_high(self) -> u128 {
        if self == 0 { u128::MAX } else { (u128::MAX << (127 - self.leading_zeros())) << 1 }
    }

    #[inline(always)]
    fn high(self) -> usize {
        (127 ^ self.leading_zeros() as usize) & 127
    }

    #[inline(always)]
    fn highest(self) -> u128 {
        if self == 0 { 0 } else { 1 << (127 - self.leading_zeros()) }
    }

    #[inline(always)]
    fn select(self, k: u32) -> usize {
        let (low, high) = (self as u64, (self >> 64) as u64);
        let below = low.count_ones();
        if k < below { select(low, k) } else { 64 + select(high, k - below) }
    }

    #[inline(always)]
    fn only_if(self, condition: bool) -> u128 {
        self & u128::from(condition).wrapping_neg()
    }

    #[inline(always)]
    fn window(self, from: isize) -> u64 {
        self.rotate_right(from as u32 & 127) as u64
    }

    #[inline(always)]
    fn of_word(word: u64) -> u128 {
        u128::from(word)
    }
}

#[inline(always)]
fn join(low: u64, high: u64) -> u128 {
    u128::from(high) << 64 | u128::from(low)
}
