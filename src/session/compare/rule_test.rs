use super::{Reason, Side};
use crate::analysis::compare::{Both, Cause, Difference, Pair};
use crate::notation::write_position;
use crate::position::{Outcome, Position};
use crate::rule::Rules;
use crate::session::answer::WhyAnswer;
use crate::session::rule_test::{quoted, written};

/// Longer games are left out of a test: it begins in the position that they lead to.
const LONGEST: usize = 12;

/// The Lua text of a rule test that holds under the second of two rulesets and not under the first, or the other
/// way round where the second has nothing to decide; where a script fails, one that fails as long as it does.
pub(super) fn rule_test(
    sides: &[Side; 2],
    pair: &Pair,
    start: &Both,
    difference: &Difference,
    reasons: &[Reason],
) -> Option<String> {
    let forced = |side: usize| pair.rules()[side].forced(&difference.at[side]).ok().flatten();
    let side = if forced(1).is_some() && forced(0).is_none() { 0 } else { 1 };
    let mut lines = Vec::new();
    let begin = |game: &[String], last: Option<&String>, at: &Position| {
        let rules = &pair.rules()[side];
        let own_start = rules.start().is_ok_and(|own| own == start[side]);
        beginning(rules, game, last, (!own_start || game.len() > LONGEST).then_some(at))
    };
    match &difference.cause {
        Cause::Fault(faulty, _) => {
            let game = difference.game.join(" ");
            let moves = (!game.is_empty()).then(|| format!("moves = {}", quoted(&game)));
            let lines: Vec<String> = moves.into_iter().chain(["laws = true".to_string()]).collect();
            return Some(written(&sides[*faulty].request, "no script fails", &lines));
        }
        // what is decided of itself cannot be asked about
        Cause::Open(_) if let Some(decision) = forced(side) => {
            let text = sides[side].loaded.game.decision_text(&decision);
            lines.extend(begin(&difference.game, Some(&text), &difference.at[side]));
            lines.extend(after(sides, pair, side, difference));
        }
        Cause::Open(only) => {
            lines.extend(begin(&difference.game, None, &difference.at[side]));
            let accepted: Vec<String> = only[side].iter().take(3).map(|text| quoted(text)).collect();
            if !accepted.is_empty() {
                lines.push(format!("accepted = {{ {} }}", accepted.join(", ")));
            }
            let refused = reasons.iter().filter(|reason| !reason.why[side].legal);
            let refused: Vec<String> = refused
                .map(|reason| format!("[{}] = {}", quoted(&reason.text), quoted(refusal(&reason.why[side]))))
                .collect();
            if !refused.is_empty() {
                lines.push(format!("refused = {{ {} }}", refused.join(", ")));
            }
        }
        Cause::Effect(_) => {
            let (last, game) = match difference.game.split_last() {
                Some((last, game)) => (Some(last), game),
                None => (None, &[][..]),
            };
            lines.extend(begin(game, last, &difference.before[side]));
            lines.extend(after(sides, pair, side, difference));
        }
    }
    Some(written(&sides[side].request, &format!("differs from {}", sides[1 - side].name()), &lines))
}

/// The moves that lead to what is tested, or the position that they lead to, if one is given.
fn beginning(rules: &Rules, game: &[String], last: Option<&String>, at: Option<&Position>) -> Vec<String> {
    let (mut lines, mut moves) = (Vec::new(), Vec::new());
    match at {
        Some(at) => lines.push(format!("position = {}", quoted(&write_position(rules, at)))),
        None => moves.extend(game),
    }
    moves.extend(last);
    if !moves.is_empty() {
        let moves = moves.into_iter().map(String::as_str).collect::<Vec<_>>().join(" ");
        lines.push(format!("moves = {}", quoted(&moves)));
    }
    lines
}

/// What stands where after the last decision, and after those that follow of themselves.
fn after(sides: &[Side; 2], pair: &Pair, side: usize, difference: &Difference) -> Vec<String> {
    let mut settled = difference.at.clone();
    for (rules, position) in pair.rules().iter().zip(&mut settled) {
        while let Ok(Some(decision)) = rules.forced(position) {
            if rules.play(position, &decision).is_err() {
                break;
            }
        }
    }
    let Some(Cause::Effect(entries)) = pair.seen(&settled) else { return Vec::new() };
    let (mut after, mut scores, mut lines) = (Vec::new(), Vec::new(), Vec::new());
    for entry in &entries {
        let value = &entry.values[side];
        match entry.key.split_once('.') {
            Some(("score", player)) => scores.push(format!("[{}] = {value}", quoted(player))),
            _ if entry.key == "outcome" => {
                let game = &sides[side].loaded.game;
                let words: Vec<String> = match settled[side].turn().outcome {
                    None => vec![quoted("open")],
                    Some(Outcome::Draw) => vec![quoted("draw")],
                    Some(outcome) => {
                        outcome.winners().map(|who| quoted(&game.players[who.index()])).collect()
                    }
                };
                let words =
                    if words.len() == 1 { words.concat() } else { format!("{{ {} }}", words.join(", ")) };
                lines.push(format!("outcome = {words}"));
            }
            _ => after.push(format!("{}={value}", entry.key)),
        }
    }
    if !after.is_empty() {
        lines.insert(0, format!("after = {}", quoted(&after.join(" "))));
    }
    if !scores.is_empty() {
        lines.push(format!("score = {{ {} }}", scores.join(", ")));
    }
    lines
}

/// By what a test knows a refusal: the label of the rule, its name, or the reason.
fn refusal(why: &WhyAnswer) -> &str {
    why.label.as_deref().or(why.rule.as_deref()).unwrap_or(&why.reason)
}
