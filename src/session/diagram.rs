use crate::board::Point;
use crate::position::Position;
use crate::render::text::draw_board;
use crate::render::{Mark, Scene, Style};
use crate::rule::Game;
use std::sync::Arc;
use unicode_width::UnicodeWidthStr;

/// A board that belongs to an answer: it is drawn where it is known how it is to look.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// The game.
    pub game: Arc<Game>,
    /// What stands where.
    pub position: Position,
    /// What is marked.
    pub marks: Vec<(Point, Mark)>,
}

impl Diagram {
    /// The board in letters, without what stands beside it.
    pub fn draw(&self, style: &Style) -> String {
        draw_board(&Scene { marks: &self.marks, ..Scene::new(&self.game, &self.position) }, style)
    }

    /// Diagrams under their names, beside each other if there is room, else one below the other.
    pub fn side_by_side<N: AsRef<str>>(diagrams: &[(N, &Diagram)], style: &Style) -> String {
        // the width of a line is that of its letters
        let plain = Style { colour: false, ..*style };
        let named = |(name, diagram): &(N, &Diagram)| -> Vec<String> {
            let drawing = diagram.draw(&plain);
            let lines = drawing.lines().map(|line| format!("  {line}"));
            std::iter::once(name.as_ref().to_string()).chain(lines).collect()
        };
        let mut columns: Vec<Vec<String>> = diagrams.iter().map(named).collect();
        let widths = |column: &Vec<String>| column.iter().map(|line| line.width()).max().unwrap_or(0) + 3;
        if columns.iter().map(widths).sum::<usize>() > style.width.saturating_add(3) {
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
}
