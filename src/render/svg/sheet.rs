use super::Picture;
use super::page::{Letters, Page};

/// How wide a picture of a sheet is, how far they are apart, and how large their headings are.
const WIDTH: f64 = 300.0;
const GAP: f64 = 16.0;
const SIZE: f64 = 14.0;

/// Many pictures on one sheet, in rows, each under its heading; nothing for none.
pub fn sheet(title: &str, pictures: &[(String, Picture)]) -> Option<String> {
    let (_, first) = pictures.first()?;
    let colours = first.theme.colours();
    // About as broad as high.
    let columns = (1..).find(|columns| columns * columns >= pictures.len()).unwrap_or(1);
    let mut page = Page::default();
    let (mut top, mut breadth) = (GAP, 0.0_f64);
    for row in pictures.chunks(columns) {
        let (mut left, mut height) = (GAP, 0.0_f64);
        for (heading, picture) in row {
            let how = Letters { size: SIZE, fill: colours.text, bold: true, anchor: "start" };
            page.letters((left, top + SIZE / 2.0), heading, &how);
            height = height.max(page.inset((left, top + SIZE * 1.5), WIDTH, picture));
            left += WIDTH + GAP;
        }
        breadth = breadth.max(left);
        top += height + SIZE * 1.5 + GAP;
    }
    Some(page.finish(title, (0.0, 0.0, breadth, top), colours.page))
}
