use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

/// A table without lines: texts at the left, numbers at the right.
pub fn table(head: &[&str], rows: &[Vec<String>], width: usize) -> String {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
    table.set_width(u16::try_from(width).unwrap_or(u16::MAX).max(20));
    if !head.is_empty() {
        table.set_header(head.to_vec());
    }
    table.add_rows(rows.iter().cloned());
    let digit = |c: char| c.is_ascii_digit() || ". %".contains(c);
    let number = |text: &String| !text.is_empty() && text.chars().all(digit);
    for (i, column) in table.column_iter_mut().enumerate() {
        column.set_padding((0, 2));
        let cells = || rows.iter().filter_map(|row| row.get(i));
        if cells().next().is_some() && cells().all(number) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    let lines: Vec<String> = table.lines().map(|line| line.trim_end().to_string() + "\n").collect();
    lines.concat()
}
