use super::canvas::Canvas;
use super::look::{Look, Node};
use crate::board::Point;
use crate::render::axes::axes;
use anstyle::Style as Paint;
use unicode_width::UnicodeWidthStr;

/// A board on a canvas, and where each point came to stand.
pub(super) struct Drawing {
    pub canvas: Canvas,
    /// Column and line of each point drawn.
    pub places: Vec<(Point, i32, i32)>,
}

impl Drawing {
    pub fn new(look: &Look<'_>) -> Self {
        Drawing { canvas: Canvas::new(look.ascii), places: Vec::new() }
    }

    /// Writes a point, its middle in a column.
    pub fn put(&mut self, at: Point, x: i32, y: i32, node: &Node) {
        let width = node.width() as i32;
        let mut column = x - (width - 1) / 2;
        if let Some((open, _)) = node.brackets.filter(|brackets| brackets.0 != ' ') {
            self.canvas.put(column - 1, y, open.encode_utf8(&mut [0; 4]), Paint::new().bold());
        }
        for (text, paint) in &node.parts {
            self.canvas.put(column, y, text, *paint);
            column += text.width() as i32;
        }
        if let Some((_, close)) = node.brackets.filter(|brackets| brackets.1 != ' ') {
            self.canvas.put(column, y, close.encode_utf8(&mut [0; 4]), Paint::new().bold());
        }
        self.places.push((at, x, y));
    }

    /// Writes the coordinates; `place` says where on the canvas something drawn stands.
    pub fn put_axes(&mut self, look: &Look<'_>, place: impl Fn((f32, f32)) -> (i32, i32)) {
        for label in axes(&look.scene.game.board) {
            let (x, y) = place(label.at);
            let width = label.text.width() as i32;
            // Numbers of two digits end where those of one stand.
            let x = x - if label.row { width - 1 } else { (width - 1) / 2 };
            self.canvas.put(x, y, &label.text, Paint::new().dimmed());
        }
    }

    /// Whether all lines are narrow enough.
    pub fn fits(&self, width: usize) -> bool {
        self.canvas.width() <= width
    }
}
