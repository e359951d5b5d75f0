use super::Tested;
use crate::render::Style;
use crate::session::Diagram;
use std::fmt::Write;

/// What of a test does not hold, for a person: each with its line, and the boards, side by side if there is room.
pub fn report(tested: &Tested, style: &Style) -> String {
    let mut text = String::new();
    for failure in &tested.failures {
        let _ = writeln!(text, "{}", failure.error.render(style.colour));
    }
    if !tested.boards.is_empty() {
        text.push('\n');
        let boards: Vec<_> = tested.boards.iter().map(|(name, board)| (*name, board)).collect();
        text.push_str(&Diagram::side_by_side(&boards, style));
    }
    if let Some(position) = &tested.position {
        let _ = writeln!(text, "\nposition: {position}");
    }
    text
}
