use super::{Tint, compare_play, compare_puzzles, count, wrap};
use crate::render::Style;
use crate::session::Diagram;
use crate::session::answer::WhyAnswer;
use crate::session::compare::{CompareAnswer, DifferenceAnswer, SearchAnswer};

/// How many decisions that are open under one ruleset only are written.
const MOST_OPEN: usize = 12;
/// How many rules that differ are written.
const MOST_RULES: usize = 8;

/// Whether two rulesets differ, where, and by which rules.
pub fn compare(answer: &CompareAnswer, style: &Style) -> String {
    let [first, second] = &answer.games;
    let both = format!("{} and {}", Tint::Strong.on(first), Tint::Strong.on(second));
    match &answer.difference {
        None => format!("{both}: no difference {}\n", looked(&answer.search)),
        Some(difference) => {
            let play =
                answer.play.as_ref().map(|play| compare_play(&answer.games, play, style.width, style.ascii));
            let differ = differ(difference, &answer.search);
            let puzzles = answer
                .puzzles
                .as_ref()
                .map(|puzzles| compare_puzzles(&answer.games, puzzles, style.width, style.ascii));
            let told = told(answer, difference, style);
            format!("{both} {differ}\n{told}{}{}", play.unwrap_or_default(), puzzles.unwrap_or_default())
        }
    }
}

/// How far it was looked.
fn looked(search: &SearchAnswer) -> String {
    let positions = count(search.positions, "position");
    if search.complete {
        return format!("in any of the {positions} that can be reached");
    }
    let games = match search.games {
        0 => String::new(),
        games => format!(", nor in {}", count(games, "random game")),
    };
    let stopped = if search.stopped { "; stopped before more was looked at" } else { "" };
    format!("within {} ({positions}){games}{stopped}", decisions(search.decisions.into()))
}

fn differ(difference: &DifferenceAnswer, search: &SearchAnswer) -> String {
    let what = match difference.kind {
        "effect" | "outcome" if difference.moves.is_empty() => "in how they begin",
        "open" => "in what may be decided",
        "effect" => "in what the last decision does",
        "outcome" => "in how the game ends",
        _ => "in that a script fails",
    };
    let long = match difference.moves.len() as u64 {
        0 => "at once".to_string(),
        length => format!("after {}", decisions(length)),
    };
    let proof = match (difference.shortest, difference.moves.len()) {
        (true, 0) => String::new(),
        (true, _) => format!("; no shorter game shows it ({})", count(search.positions, "position")),
        (false, _) => format!(
            "; found in {}, none of its decisions can be left out; there is none within {}",
            count(search.games, "random game"),
            decisions(search.decisions.into())
        ),
    };
    format!("differ {long} {what}{proof}")
}

fn told(answer: &CompareAnswer, difference: &DifferenceAnswer, style: &Style) -> String {
    let width = style.width;
    let mut text = String::new();
    if !difference.moves.is_empty() {
        let moves = format!("moves: {}", difference.moves.join(" "));
        text.push_str(&format!("\n{}\n", wrap(&moves, width, 7)));
    }
    let [first, second] = &difference.boards;
    let boards = match first.draw(style) == second.draw(style) {
        true => vec![("board, the same in both", first)],
        false => vec![(answer.games[0].as_str(), first), (answer.games[1].as_str(), second)],
    };
    text.push_str(&format!("\n{}", Diagram::side_by_side(&boards, style)));
    for (game, only) in answer.games.iter().zip(&difference.only).filter(|(_, only)| !only.is_empty()) {
        let more = only.len().saturating_sub(MOST_OPEN);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        let some: Vec<&str> = only.iter().take(MOST_OPEN).map(String::as_str).collect();
        text.push_str(&format!(
            "\n{}\n",
            wrap(&format!("open in {game} only: {}{more}", some.join(" ")), width, 2)
        ));
    }
    if !difference.entries.is_empty() {
        text.push('\n');
    }
    for entry in &difference.entries {
        let values =
            answer.games.iter().zip(&entry.values).map(|(game, value)| format!("`{value}` in {game}"));
        text.push_str(&format!("{}: {}\n", entry.key, values.collect::<Vec<_>>().join(", ")));
    }
    for (game, error) in answer.games.iter().zip(&difference.errors) {
        let error =
            error.as_ref().map(|error| format!("\n{game}: {}: {}\n", Tint::Bad.on("error"), error.message));
        text.push_str(&error.unwrap_or_default());
    }
    text.push_str(&reasons(answer, difference, width));
    text.push_str(&rules(answer, difference, width));
    if let Some(test) = &difference.test {
        text.push_str(&format!("\n{}\n\n{test}", Tint::Faint.on("as a rule test:")));
    }
    text
}

/// What each of the two says about what differs.
fn reasons(answer: &CompareAnswer, difference: &DifferenceAnswer, width: usize) -> String {
    let mut text = String::new();
    for reason in &difference.reasons {
        text.push_str(&format!("\n{}\n", Tint::Strong.on(&reason.text)));
        for (game, why) in answer.games.iter().zip(&reason.why) {
            text.push_str(&format!("{}\n", indented(&format!("{game}: {}", says(why)), width, 2)));
        }
    }
    for (game, by) in answer.games.iter().zip(&difference.by).filter(|(_, by)| !by.is_empty()) {
        text.push_str(&format!("\nby these rules in {game}:\n"));
        for doer in by {
            text.push_str(&format!("{}\n", indented(&format!("{} ({})", doer.says, doer.at), width, 2)));
        }
    }
    text
}

fn says(why: &WhyAnswer) -> String {
    let word = if why.legal { Tint::Good.on("legal") } else { Tint::Bad.on(why.kind.unwrap_or("illegal")) };
    let label = why.label.as_ref().map_or_else(String::new, |label| format!("{label} "));
    let at = why.at.as_ref().map_or_else(String::new, |at| format!(" ({at})"));
    format!("{word}: {label}{}{at}", why.reason)
}

/// The rules that are not the same.
fn rules(answer: &CompareAnswer, difference: &DifferenceAnswer, width: usize) -> String {
    let mut text = String::new();
    if !difference.rules.is_empty() {
        text.push_str("\nthe rules that differ:\n");
    }
    for rule in difference.rules.iter().take(MOST_RULES) {
        text.push_str(&format!("  {}\n", Tint::Strong.on(&rule.rule)));
        for (side, game) in answer.games.iter().enumerate() {
            let says = match (&rule.says[side], &rule.at[side]) {
                (Some(says), Some(at)) => format!("{says} ({at})"),
                _ => "no such rule".to_string(),
            };
            text.push_str(&format!("{}\n", indented(&format!("{game}: {says}"), width, 4)));
        }
    }
    if let Some(more) = difference.rules.len().checked_sub(MOST_RULES).filter(|more| *more > 0) {
        text.push_str(&format!("  and {more} more\n"));
    }
    text
}

/// A sentence in lines that begin so many columns from the left, those after the first two more.
fn indented(sentence: &str, width: usize, indent: usize) -> String {
    let lines = wrap(sentence, width.saturating_sub(indent), 2);
    lines.lines().map(|line| format!("{}{line}", " ".repeat(indent))).collect::<Vec<_>>().join("\n")
}

fn decisions(number: u64) -> String {
    count(number, "decision")
}
