use super::page::{Letters, Page};
use super::plan::Plan;
use super::theme::{Colours, Theme};
use super::{ground, marks, pieces};
use crate::render::caption::{Word, caption};
use crate::render::sign::signs;
use crate::render::trail::Trail;
use crate::render::{Scene, words};
use unicode_width::UnicodeWidthStr;

/// The size of the words below the board, and how wide a letter is at most, by that size.
const SIZE: f64 = 15.0;
const LETTER: f64 = 0.6;
/// The least room for the words, however small the board.
const LEAST: f64 = 440.0;

/// A drawn position, to be a file of its own or a part of one.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What it shows, in words.
    pub(super) title: String,
    pub(super) inside: Page,
    /// Left, top, width and height of what is drawn.
    pub(super) bounds: (f64, f64, f64, f64),
    pub(super) theme: Theme,
}

impl Picture {
    /// Draws a scene.
    pub fn of(scene: &Scene<'_>, theme: Theme) -> Picture {
        let plan = Plan::of(&scene.game.board);
        let colours = theme.colours();
        let trail = Trail::of(scene);
        let signs = signs(scene.game);
        let mut page = Page::default();
        ground::draw(&mut page, &plan, &colours);
        ground::names(&mut page, &plan, scene, &signs, &colours);
        marks::arrows(&mut page, &plan, scene, &colours);
        pieces::draw(&mut page, &plan, scene, &colours);
        marks::draw(&mut page, &plan, scene, &trail, &colours);
        let (left, top, right, bottom) = plan.bounds();
        let width = (right - left).max(LEAST);
        let left = (left + right - width) / 2.0;
        let lines = lines(&caption(scene, &trail, &signs, true), width - SIZE * 2.0);
        let end = say(&mut page, (left + SIZE, bottom + SIZE), &lines, &colours);
        let title = words::state(scene.game, scene.position, scene.scores);
        Picture { title, inside: page, bounds: (left, top, width, end - top), theme }
    }

    /// The picture as a file of its own.
    pub fn file(self) -> String {
        self.inside.finish(&self.title, self.bounds, self.theme.colours().page)
    }
}

/// The words in lines that are narrow enough, and whether each is bold.
fn lines(said: &[Vec<Word>], width: f64) -> Vec<(String, bool)> {
    let room = (width / (SIZE * LETTER)) as usize;
    let mut lines = Vec::new();
    for words in said {
        // Letters of pieces are always bold; they do not count.
        let bold = words.iter().any(|word| {
            word.style.get_bg_color().is_none() && word.style.get_effects().contains(anstyle::Effects::BOLD)
        });
        let mut line = String::new();
        for word in words {
            let gap = if line.is_empty() { 0 } else { word.gap };
            if !line.is_empty() && line.width() + gap + word.text.width() > room {
                lines.push((std::mem::replace(&mut line, format!("    {}", word.text)), bold));
            } else {
                line.push_str(&" ".repeat(gap));
                line.push_str(&word.text);
            }
        }
        lines.push((line, bold));
    }
    lines
}

/// Writes lines one below the other; where they end.
fn say(page: &mut Page, (x, mut y): (f64, f64), lines: &[(String, bool)], colours: &Colours) -> f64 {
    page.open("words", None);
    for (line, bold) in lines {
        let how = Letters { size: SIZE, fill: colours.text, bold: *bold, anchor: "start" };
        page.letters((x, y), line, &how);
        y += SIZE * 1.5;
    }
    page.close();
    y
}
