//! The board as a picture: one SVG file that needs nothing else.

mod ground;
mod marks;
mod page;
mod pieces;
mod plan;
mod theme;

#[cfg(test)]
mod tests;

use super::Scene;
use super::caption::{Word, caption};
use super::sign::signs;
use super::trail::Trail;
use super::words;
use page::{Letters, Page};
use plan::Plan;
use theme::Colours;
pub use theme::Theme;
use unicode_width::UnicodeWidthStr;

/// The size of the words below the board, and how wide a letter is at most, by that size.
const SIZE: f64 = 15.0;
const LETTER: f64 = 0.6;
/// The least room for the words, however small the board.
const LEAST: f64 = 440.0;

/// The picture of a scene: board, coordinates, stacks with letter, height and what lies beneath, marks, and below
/// the board the last move, hands, captured pieces, scores and whose decision it is.
///
/// The same scene gives the same text on every machine. Texts are texts, so that a picture can be searched and
/// read aloud, and a pointer over a stack is told what lies in it.
pub fn draw(scene: &Scene<'_>, theme: Theme) -> String {
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
    let state = words::state(scene.game, scene.position, scene.scores);
    page.finish(&state, (left, top, width, end - top), colours.page)
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
