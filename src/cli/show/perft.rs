use super::{Tint, table};
use crate::session::answer::PerftAnswer;

/// How many ways there are.
pub fn perft(answer: &PerftAnswer, width: usize) -> String {
    let mut text = String::new();
    if let Some(divide) = &answer.divide {
        let rows: Vec<Vec<String>> =
            divide.0.iter().map(|(decision, nodes)| vec![decision.clone(), nodes.to_string()]).collect();
        text.push_str(&table(&[], &rows, width));
        text.push('\n');
    }
    let mut counts =
        vec![format!("{} nodes", Tint::Strong.on(answer.nodes)), format!("{} ended before", answer.ended)];
    counts.extend(answer.unique.map(|unique| format!("{unique} unique")));
    text.push_str(&format!("depth {}: {}\n", answer.depth, counts.join(", ")));
    text
}
