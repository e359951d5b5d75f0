use super::{Tint, wrap};
use crate::session::answer::WhyAnswer;

/// Whether a move is legal, and why, in lines of at most so many columns where words allow.
pub fn why(answer: &WhyAnswer, width: usize) -> String {
    let word =
        if answer.legal { Tint::Good.on("legal") } else { Tint::Bad.on(answer.kind.unwrap_or("illegal")) };
    let label = answer.label.as_ref().map_or_else(String::new, |label| format!("{label} "));
    let mut text = wrap(&format!("{word}: {label}{}", answer.reason), width, 2) + "\n";
    if let Some(at) = &answer.at {
        let rule = answer.rule.as_ref().map_or_else(String::new, |rule| format!("rule `{rule}`, "));
        text.push_str(&format!("  {}\n", Tint::Faint.on(format!("{rule}{at}"))));
    }
    for line in &answer.trace {
        text.push_str(&format!("  {}\n", wrap(line, width.saturating_sub(2), 4)));
    }
    for part in &answer.evaluation {
        let indent = 4 + 2 * part.depth;
        let holds = match part.holds {
            Some(true) => ": holds",
            Some(false) => ": does not hold",
            None => "",
        };
        let line = wrap(&format!("{}{holds}", part.text), width.saturating_sub(indent), indent + 4);
        text.push_str(&format!("{}{}\n", " ".repeat(indent), Tint::Faint.on(line)));
    }
    text
}
