use super::Tested;
use std::fmt::Write;
use unicode_width::UnicodeWidthStr;

/// What of a test does not hold, for a person: each with its line, and the boards, side by side if there is room
/// in so many columns; `colour` for a terminal.
pub fn report(tested: &Tested, width: usize, colour: bool) -> String {
    let mut text = String::new();
    for failure in &tested.failures {
        let _ = writeln!(text, "{}", failure.error.render(colour));
    }
    if !tested.boards.is_empty() {
        text.push('\n');
        text.push_str(&side_by_side(&tested.boards, width));
    }
    if let Some(position) = &tested.position {
        let _ = writeln!(text, "\nposition: {position}");
    }
    text
}

/// Drawings under their names, beside each other if there is room, else one below the other.
pub fn side_by_side<N: AsRef<str>>(boards: &[(N, String)], width: usize) -> String {
    let named = |(name, drawing): &(N, String)| -> Vec<String> {
        std::iter::once(name.as_ref().to_string())
            .chain(drawing.lines().map(|line| format!("  {line}")))
            .collect()
    };
    let mut columns: Vec<Vec<String>> = boards.iter().map(named).collect();
    let widths = |column: &Vec<String>| column.iter().map(|line| line.width()).max().unwrap_or(0) + 3;
    if columns.iter().map(widths).sum::<usize>() > width + 3 {
        columns = vec![columns.concat()];
    }
    let mut text = String::new();
    for row in 0..columns.iter().map(Vec::len).max().unwrap_or(0) {
        let mut line = String::new();
        for column in &columns {
            let part = column.get(row).map_or("", String::as_str);
            line.push_str(part);
            line.extend(std::iter::repeat_n(' ', widths(column) - part.width()));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
