//! Where there is no room for a board: its stacks and marks, one after the other.

use super::canvas::Canvas;
use super::drawing::Drawing;
use super::look::Look;
use crate::board::Point;
use crate::render::Mark;
use crate::render::caption::Word;
use unicode_width::UnicodeWidthStr;

/// Every cell that holds something or is marked.
pub(super) fn draw(look: &Look<'_>, width: usize) -> Drawing {
    let board = &look.scene.game.board;
    let plain = anstyle::Style::new();
    let empty = (0..board.points() as u16).all(|point| {
        look.scene.position.stack(Point(point)).is_empty() && look.trail.mark(Point(point)).is_none()
    });
    let title = match empty {
        true => "no room for the board; nothing stands on it",
        false => "no room for the board; its stacks:",
    };
    let title = title.split(' ').map(|word| Word { text: word.into(), style: plain.dimmed(), gap: 1 });
    let mut words: Vec<Word> = title.collect();
    for point in (0..board.points() as u16).map(Point) {
        let mark = look.trail.mark(point);
        if look.scene.position.stack(point).is_empty() && mark.is_none() {
            continue;
        }
        let node = look.named_node(point);
        let (open, close) = mark.map_or((' ', ' '), Mark::brackets);
        let text: String = node.parts.iter().map(|(text, _)| text.as_str()).collect();
        let text = format!("{open}{text}{close}").trim().to_string();
        words.push(Word { text, style: plain, gap: 1 });
    }
    let mut drawing = Drawing::new(look);
    flow(&mut drawing.canvas, (0, 0), &words, width);
    drawing
}

/// Writes words line by line, none wider than `width`, all but the first set in; the line after the last.
pub(super) fn flow(canvas: &mut Canvas, (x, y): (i32, i32), words: &[Word], width: usize) -> i32 {
    let width = width.max(1);
    let set_in = if width < 12 { 0 } else { 2 };
    let (mut line, mut used) = (y, 0);
    for word in words {
        let mut rest = word.text.as_str();
        let gap = if used == 0 || (line > y && used == set_in) { 0 } else { word.gap };
        if used > 0 && used + gap + rest.width() > width {
            (line, used) = (line + 1, set_in);
        } else {
            used += gap;
        }
        while rest.width() > width - used {
            let cut = cut(rest, width - used);
            canvas.put(x + used as i32, line, &rest[..cut], word.style);
            (rest, line, used) = (&rest[cut..], line + 1, set_in);
        }
        canvas.put(x + used as i32, line, rest, word.style);
        used += rest.width();
    }
    line + 1
}

/// Where to cut a text so that its beginning is not wider than `width`, but not empty.
fn cut(text: &str, width: usize) -> usize {
    let ends = text.char_indices().map(|(at, letter)| at + letter.len_utf8());
    let first = ends.clone().next().unwrap_or(text.len());
    ends.take_while(|end| text[..*end].width() <= width).last().unwrap_or(first)
}
