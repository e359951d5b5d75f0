use std::num::NonZeroUsize;

/// How many threads may work at most: more than there are processors make nothing faster.
const MOST: usize = 64;

/// How many threads may work: as many as there are processors unless said otherwise.
pub fn threads(wanted: Option<NonZeroUsize>) -> usize {
    let all = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    wanted.map_or(all, |wanted| wanted.get().min(all.max(MOST)))
}
