use super::Style;
use std::collections::BTreeMap;
use std::fmt::Write;
use unicode_width::UnicodeWidthChar;

/// A letter on the canvas with what combines with it.
#[derive(Clone, Debug)]
struct Letter {
    text: String,
    width: i32,
    style: anstyle::Style,
}

/// Letters in columns and lines, which may begin below zero.
#[derive(Clone, Debug, Default)]
pub(super) struct Canvas {
    lines: BTreeMap<i32, BTreeMap<i32, Letter>>,
    ascii: bool,
}

impl Canvas {
    pub fn new(ascii: bool) -> Self {
        Canvas { lines: BTreeMap::new(), ascii }
    }

    /// Writes a text from a column on.
    pub fn put(&mut self, x: i32, y: i32, text: &str, style: anstyle::Style) {
        let line = self.lines.entry(y).or_default();
        let mut at = x;
        for letter in text.chars() {
            let letter = if self.ascii && !letter.is_ascii() { '?' } else { letter };
            let width = letter.width().unwrap_or(0) as i32;
            if width > 0 {
                line.insert(at, Letter { text: letter.to_string(), width, style });
                at += width;
            } else if let Some(before) = line.range_mut(x..at).next_back().filter(|_| !letter.is_control()) {
                before.1.text.push(letter);
            }
        }
    }

    /// Writes a letter where there is none yet.
    pub fn put_below(&mut self, x: i32, y: i32, letter: char, style: anstyle::Style) {
        if !self.lines.get(&y).is_some_and(|line| line.contains_key(&x)) {
            self.put(x, y, letter.encode_utf8(&mut [0; 4]), style);
        }
    }

    /// The first column and the one after the last.
    pub fn columns(&self) -> (i32, i32) {
        let letters = || self.lines.values().flatten();
        let first = letters().map(|(x, _)| *x).min().unwrap_or(0);
        (first, letters().map(|(x, letter)| x + letter.width).max().unwrap_or(first))
    }

    /// The first line and the one after the last.
    pub fn rows(&self) -> (i32, i32) {
        let first = self.lines.keys().next().copied().unwrap_or(0);
        (first, self.lines.keys().next_back().map_or(first, |last| last + 1))
    }

    pub fn width(&self) -> usize {
        let (first, after) = self.columns();
        (after - first) as usize
    }

    pub fn height(&self) -> usize {
        let (first, after) = self.rows();
        (after - first) as usize
    }

    /// The lines as a text, each ended; no line ends in blanks.
    pub fn finish(&self, style: &Style) -> String {
        let mut text = String::new();
        let left = self.columns().0;
        let (first, after) = self.rows();
        for y in first..after {
            self.finish_line(y, left, style.colour, &mut text);
            text.push('\n');
        }
        text
    }

    fn finish_line(&self, y: i32, left: i32, colour: bool, text: &mut String) {
        let Some(line) = self.lines.get(&y) else { return };
        let plain = anstyle::Style::new();
        let shows = |letter: &Letter| letter.text != " " || (colour && letter.style.get_bg_color().is_some());
        let Some(last) = line.iter().rev().find(|(_, letter)| shows(letter)).map(|(x, _)| *x) else { return };
        let (mut at, mut now) = (left, plain);
        for (x, letter) in line.range(..=last) {
            let style = if colour { letter.style } else { plain };
            if *x > at && now != plain {
                let _ = write!(text, "{now:#}");
                now = plain;
            }
            text.extend(std::iter::repeat_n(' ', (x - at).max(0) as usize));
            if style != now {
                let _ = write!(text, "{now:#}{style}");
                now = style;
            }
            text.push_str(&letter.text);
            at = x + letter.width;
        }
        let _ = write!(text, "{now:#}");
    }
}
