use super::compare_play::{distribution, measured};
use super::{Tint, table, wrap};
use crate::session::compare::PuzzlesAnswer;

/// What two rulesets make of the same puzzles: their shortest solutions, with intervals.
pub fn compare_puzzles(games: &[String; 2], puzzles: &PuzzlesAnswer, width: usize, ascii: bool) -> String {
    let boards =
        if puzzles.boards == 1 { "1 board".to_string() } else { format!("{} boards", puzzles.boards) };
    let drawn = match puzzles.seed {
        Some(seed) => format!(" (the pieces in other places, seed {seed})"),
        None => String::new(),
    };
    let unknown = match puzzles.unknown {
        [0, 0] => String::new(),
        [first, second] => format!("; not known in time: {first} and {second}"),
    };
    let head = format!(
        "{}{drawn} solved under both, each proven shortest, intervals of 95 %{unknown}",
        Tint::Strong.on(boards)
    );
    let names = format!("A: {}, B: {}", games[0], games[1]);
    let table = table(&["", "A", "B", "B - A"], &measured(&puzzles.measures), width);
    let changes = format!(
        "the solution is shorter in B on {}, as long on {}, longer on {}",
        puzzles.shorter, puzzles.same, puzzles.longer
    );
    let length = |length: Option<u32>| length.map_or_else(|| "none".to_string(), |length| length.to_string());
    let example = puzzles.example.as_ref().map_or_else(String::new, |example| {
        let [first, second] = example.lengths.map(length);
        format!("most on `{}`: {first} in A, {second} in B\n", example.position)
    });
    let lengths = if puzzles.boards > 1 { distribution(&puzzles.lengths(), ascii) } else { String::new() };
    format!("\n{}\n{names}\n{table}{}\n{lengths}{example}", wrap(&head, width, 2), wrap(&changes, width, 2))
}
