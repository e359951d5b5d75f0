/// For each byte and each `k`, where its `k`-th bit is.
static IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0u8; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut found, mut at) = (0, 0);
        while at < 8 {
            if byte >> at & 1 == 1 {
                table[byte][found] = at as u8;
                found += 1;
            }
            at += 1;
        }
        byte += 1;
    }
    table
};

/// The `k`-th bit of a word from below, counted from 0; some bit if there are fewer.
///
/// Counts the bits byte by byte in one word, finds the byte by comparing all sums at once, and looks the rest up.
#[inline(always)]
pub(super) fn select(word: u64, k: u32) -> usize {
    const EACH: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let mut sums = word - ((word >> 1) & 0x5555_5555_5555_5555);
    sums = (sums & 0x3333_3333_3333_3333) + ((sums >> 2) & 0x3333_3333_3333_3333);
    sums = ((sums + (sums >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(EACH);
    let not_more = ((u64::from(k & 63).wrapping_mul(EACH) | HIGH) - sums) & HIGH;
    // The number of bytes whose sum is at most `k`, times eight.
    let shift = not_more.count_ones() << 3 & 56;
    let before = (sums << 8 >> shift) as u32 & 0xff;
    shift as usize
        + usize::from(IN_BYTE[(word >> shift) as usize & 0xff][(k.wrapping_sub(before)) as usize & 7])
}

#[cfg(test)]
mod tests {
    use super::select;

    #[test]
    fn finds_every_bit() {
        for word in
            [1, u64::MAX, 0x8000_0000_0000_0001, 0xdead_beef_0bad_cafe, 1 << 63, 0x00ff_0000_0000_ff00]
        {
            let bits = (0..64).filter(|bit| word >> bit & 1 == 1);
            for (k, bit) in bits.enumerate() {
                assert_eq!(select(word, k as u32), bit, "{word:x} {k}");
            }
        }
    }
}
