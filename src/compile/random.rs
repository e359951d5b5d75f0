/// The random numbers of one game of a series: a stream of its own, so that results do not depend on how games
/// are spread over threads. The same on every machine.
///
/// The generator is SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Random {
    /// The stream of a game of a series.
    pub fn of(seed: u64, game: u64) -> Self {
        Random(mix(seed.wrapping_add(STEP)) ^ mix(game.wrapping_mul(STEP).wrapping_add(1)))
    }

    /// A number below `count`, each with the same chance to within one part in four thousand million.
    #[inline(always)]
    pub fn below(&mut self, count: u32) -> u32 {
        self.0 = self.0.wrapping_add(STEP);
        (((mix(self.0) >> 32) * u64::from(count)) >> 32) as u32
    }
}

#[inline(always)]
fn mix(value: u64) -> u64 {
    let mut z = value;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn streams_differ_and_are_even() {
        let draws = |seed, game| {
            let mut random = Random::of(seed, game);
            (0..6).map(move |_| random.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(draws(1, 2), draws(1, 2));
        assert_ne!(draws(1, 2), draws(2, 1));
        assert_ne!(draws(0, 0), draws(0, 1));
        let mut random = Random::of(7, 7);
        let mut counts = [0; 6];
        (0..60_000).for_each(|_| counts[random.below(6) as usize] += 1);
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
