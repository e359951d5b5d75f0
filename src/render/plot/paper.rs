use crate::render::svg::escaped;
use std::fmt::Write;

/// How broad a picture is.
pub(super) const WIDTH: f64 = 640.0;
/// Where scales begin and how broad they are.
pub(super) const LEFT: f64 = 130.0;
pub(super) const BREADTH: f64 = 400.0;
/// How high a panel with two axes is, and where in it the axes are.
pub(super) const FIELD: f64 = 190.0;
pub(super) const ABOVE: f64 = 34.0;
pub(super) const GROUND: f64 = 150.0;
/// Blue and orange: told apart by everybody, and in grey.
pub(super) const COLOURS: [&str; 2] = ["#2f6fa7", "#e69f3c"];

/// A picture of numbers while it is drawn.
#[derive(Debug, Default)]
pub(super) struct Paper(String);

impl Paper {
    /// A picture of a height, in which nothing is drawn.
    pub fn new(title: &str, height: f64) -> Paper {
        let title = escaped(title);
        Paper(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
             font-family=\"sans-serif\" font-size=\"13\" role=\"img\">\n<title>{title}</title>\n\
             <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#ffffff\"/>\n"
        ))
    }

    /// The whole picture.
    pub fn finish(self) -> String {
        self.0 + "</svg>\n"
    }

    /// Writes words; `anchor` is `start`, `middle` or `end`.
    pub fn text(&mut self, (x, y): (f64, f64), anchor: &str, words: &str) {
        let words = escaped(words);
        let _ = writeln!(
            self.0,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"#1a1a1a\">{words}</text>"
        );
    }

    /// Fills a rectangle.
    pub fn rectangle(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), colour: &str) {
        let _ = writeln!(
            self.0,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{colour}\"/>"
        );
    }

    /// Draws a line, given as SVG writes paths.
    pub fn line(&mut self, path: &str, colour: &str, width: f64) {
        let _ = writeln!(
            self.0,
            "<path d=\"{path}\" stroke=\"{colour}\" stroke-width=\"{width}\" fill=\"none\"/>"
        );
    }

    /// Two axes below a heading, with the top of the upright one, and marks along the other: how far, and what.
    pub fn axes(&mut self, top: f64, heading: &str, most: &str, marks: &[(f64, String)]) {
        let (high, low) = (top + ABOVE, top + GROUND);
        self.text((10.0, top + 18.0), "start", heading);
        self.line(&format!("M{LEFT} {high}V{low}H{}", LEFT + BREADTH), "#1a1a1a", 1.0);
        self.text((LEFT - 8.0, high + 5.0), "end", most);
        self.text((LEFT - 8.0, low + 5.0), "end", "0");
        for (x, mark) in marks {
            self.line(&format!("M{x:.1} {low}v4"), "#1a1a1a", 1.0);
            self.text((*x, low + 18.0), "middle", mark);
        }
    }
}

/// A round number that is at least so large: 1, 2 or 5 times a power of ten.
pub(super) fn round_up(number: f64) -> f64 {
    let power = 10f64.powf(number.max(1e-9).log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|step| step * power)
        .find(|step| *step >= number * (1.0 - 1e-9))
        .unwrap_or(number)
}
