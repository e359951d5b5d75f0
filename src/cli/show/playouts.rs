use super::{count, table, wrap};
use crate::session::answer::PlayoutsAnswer;

/// What random games came to, its first line in lines of at most so many columns.
pub fn playouts(answer: &PlayoutsAnswer, sentence: usize, width: usize, ascii: bool) -> String {
    let share = |count: u64| {
        let of = answer.games.max(1) as f64;
        vec![count.to_string(), format!("{:.1} %", 100.0 * count as f64 / of)]
    };
    let mut rows: Vec<Vec<String>> = Vec::new();
    let outcomes = answer.outcomes.0.iter().map(|(name, count)| (name.as_str(), *count));
    let open = (answer.unfinished > 0).then_some(("unfinished", answer.unfinished));
    for (name, count) in outcomes.chain(open) {
        rows.push([vec![name.to_string()], share(count)].concat());
    }
    let lengths = answer.lengths().sparks(ascii);
    let lengths = lengths.first().map_or_else(String::new, |bars| format!("  {}", bars.trim_end()));
    let known = |count: Option<u32>| count.map_or_else(|| "?".to_string(), |count| count.to_string());
    let length = &answer.length;
    let first = format!(
        "{}, seed {}, in {:.2} s ({:.0} games and {:.0} turns a second)",
        count(answer.games, "random game"),
        answer.seed,
        answer.seconds,
        answer.games_per_second,
        answer.plies_per_second,
    );
    format!(
        "{}\n{}\
         length     {:.1} turns ({} to {}){lengths}\nbranching  {:.1} decisions (at most {})\n",
        wrap(&first, sentence, 2),
        table(&[], &rows, width),
        length.mean,
        known(length.min),
        known(length.max),
        answer.branching.mean,
        answer.branching.max,
    )
}
