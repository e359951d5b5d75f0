use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// The random numbers of one game of a series: a stream of its own, so that results do not depend on how
/// games are spread over threads.
pub fn stream(seed: u64, game: u64) -> ChaCha8Rng {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(game);
    random
}
