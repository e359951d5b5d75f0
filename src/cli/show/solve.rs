use super::{Tint, count, wrap};
use crate::session::answer::SolveAnswer;

/// The shortest way to win, or what is known of it.
pub fn solve(answer: &SolveAnswer, width: usize) -> String {
    let mut text = verdict(answer, width) + "\n";
    if let Some(solutions) = &answer.solutions {
        for line in solutions {
            text.push_str(&format!("  {}\n", wrap(&line.join(" "), width.saturating_sub(2), 4)));
        }
        if answer.more {
            text.push_str("  and more\n");
        }
    }
    let took = format!("{} in {:.2} s", count(answer.nodes, "position"), answer.seconds);
    text + &format!("{}\n", Tint::Faint.on(took))
}

/// The first lines, with the words that matter standing out.
fn verdict(answer: &SolveAnswer, width: usize) -> String {
    let (word, tint, more) = match answer.length {
        Some(length) => (format!("solved in {}", count(length as u64, "move")), Tint::Good, solution(answer)),
        None if answer.optimal => ("unsolvable".to_string(), Tint::Bad, IMPOSSIBLE.to_string()),
        None => ("not solved".to_string(), Tint::Bad, unknown(answer)),
    };
    let plain = wrap(&format!("{word}{more}"), width, 2);
    plain.replacen(&word, &tint.on(&word), 1)
}

const IMPOSSIBLE: &str = ": no number of moves solves it (proven: all that can be reached was tried)";

fn solution(answer: &SolveAnswer) -> String {
    let told = match &answer.solutions {
        None if !answer.moves.is_empty() => format!(": {}", answer.moves.join(" ")),
        Some(lines) if lines.len() > 1 => format!(", {} ways", lines.len()),
        _ => String::new(),
    };
    format!(", proven shortest{told}")
}

fn unknown(answer: &SolveAnswer) -> String {
    let why = match answer.stopped_by {
        Some("depth") => "no solution is as short as `--max-depth` allows".to_string(),
        Some(limit) if limit != "interrupt" => format!("the {limit} limit was reached"),
        _ => "stopped".to_string(),
    };
    match answer.lower_bound {
        Some(least) if least > 1 => format!(": {why}; it takes at least {least} moves"),
        _ => format!(": {why}; nothing is ruled out yet"),
    }
}
