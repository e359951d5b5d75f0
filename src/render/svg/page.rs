use super::Picture;
use std::fmt::Write;

/// A picture while it is drawn. Numbers are written with one decimal, so that it is the same on every machine.
#[derive(Clone, Debug, Default)]
pub(super) struct Page {
    text: String,
    depth: usize,
}

/// How a shape is filled and outlined.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ink<'a> {
    pub fill: &'a str,
    pub line: &'a str,
    pub width: f64,
    /// The length of dashes; none if 0.
    pub dash: f64,
}

impl<'a> Ink<'a> {
    pub fn fill(fill: &'a str) -> Self {
        Ink { fill, line: "none", width: 0.0, dash: 0.0 }
    }

    pub fn line(line: &'a str, width: f64) -> Self {
        Ink { fill: "none", line, width, dash: 0.0 }
    }
}

/// How a text is set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letters {
    pub size: f64,
    pub fill: &'static str,
    pub bold: bool,
    /// `start`, `middle` or `end`.
    pub anchor: &'static str,
}

impl Page {
    /// Opens a group of shapes; `about` is what a pointer over it is told.
    pub fn open(&mut self, class: &str, about: Option<&str>) {
        self.line(&format!("<g class=\"{class}\">"));
        self.depth += 1;
        if let Some(about) = about {
            self.line(&format!("<title>{}</title>", escaped(about)));
        }
    }

    /// Puts another picture into this one, shrunk or grown to a width; what it shows is what a pointer over it is
    /// told. How high it is then.
    pub fn inset(&mut self, (x, y): (f64, f64), width: f64, picture: &Picture) -> f64 {
        let (left, top, inner, high) = picture.bounds;
        let height = high * width / inner;
        self.line(&format!(
            "<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\">",
            n(x),
            n(y),
            n(width),
            n(height),
            n(left),
            n(top),
            n(inner),
            n(high)
        ));
        self.line(&format!("<title>{}</title>", escaped(&picture.title)));
        self.put(&picture.inside);
        self.line("</svg>");
        height
    }

    /// Puts what is inside another picture here as it is.
    pub fn put(&mut self, other: &Page) {
        self.text.push_str(&other.text);
    }

    /// Adds a style sheet.
    pub fn style(&mut self, rules: &str) {
        self.line(&format!("<style>{rules}</style>"));
    }

    pub fn close(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        self.line("</g>");
    }

    pub fn circle(&mut self, (x, y): (f64, f64), radius: f64, ink: &Ink<'_>) {
        self.line(&format!("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>", n(x), n(y), n(radius), paint(ink)));
    }

    pub fn rectangle(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), ink: &Ink<'_>) {
        let (x, y, width, height) = (n(x), n(y), n(width), n(height));
        self.line(&format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"{}/>",
            paint(ink)
        ));
    }

    pub fn polygon(&mut self, corners: &[(f64, f64)], ink: &Ink<'_>) {
        let corners: Vec<String> = corners.iter().map(|(x, y)| format!("{},{}", n(*x), n(*y))).collect();
        self.line(&format!("<polygon points=\"{}\"{}/>", corners.join(" "), paint(ink)));
    }

    pub fn stroke(&mut self, (x, y): (f64, f64), (u, v): (f64, f64), ink: &Ink<'_>) {
        self.line(&format!(
            "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"{} stroke-linecap=\"round\"/>",
            n(x),
            n(y),
            n(u),
            n(v),
            paint(ink)
        ));
    }

    /// Writes a text, its middle at a height.
    pub fn letters(&mut self, (x, y): (f64, f64), text: &str, how: &Letters) {
        let weight = if how.bold { " font-weight=\"bold\"" } else { "" };
        self.line(&format!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"{}\" fill=\"{}\"{weight} xml:space=\"preserve\">{}</text>",
            n(x),
            n(y + how.size * 0.35),
            n(how.size),
            how.anchor,
            how.fill,
            escaped(text)
        ));
    }

    /// Puts a shape that is not to be seen but to be touched around a point: a square, or a circle.
    pub fn touch(&mut self, name: &str, about: &str, (x, y): (f64, f64), half: f64, square: bool) {
        let named = format!(
            "class=\"cell\" data-cell=\"{}\" role=\"button\" tabindex=\"-1\" aria-label=\"{}\"",
            escaped(name),
            escaped(about)
        );
        self.line(&if square {
            let (left, top, side) = (n(x - half), n(y - half), n(half * 2.0));
            format!("<rect {named} x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\"/>")
        } else {
            format!("<circle {named} cx=\"{}\" cy=\"{}\" r=\"{}\"/>", n(x), n(y), n(half))
        });
    }

    /// A small picture, so broad and high, that stands in a line of text and is read by nobody.
    pub fn sign(self, size: f64) -> String {
        format!("<svg viewBox=\"0 0 {size} {size}\" aria-hidden=\"true\">\n{}</svg>", self.text)
    }

    /// The whole picture as a part of a page.
    pub fn board(self, title: &str, (x, y, width, height): (f64, f64, f64, f64)) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{} {} {} {}\" role=\"group\" aria-label=\"{}\">\n{}</svg>\n",
            n(x),
            n(y),
            n(width),
            n(height),
            escaped(title),
            self.text
        )
    }

    /// The whole picture: what is inside it, and on which page.
    pub fn finish(
        self,
        title: &str,
        (x, y, width, height): (f64, f64, f64, f64),
        page: &'static str,
    ) -> String {
        let (x, y, width, height) = (n(x), n(y), n(width), n(height));
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"{x} {y} {width} \
             {height}\" role=\"img\" font-family=\"DejaVu Sans, Verdana, sans-serif\">\n"
        );
        let _ = writeln!(text, "  <title>{}</title>", escaped(title));
        let _ = writeln!(
            text,
            "  <rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{page}\"/>"
        );
        text.push_str(&self.text);
        text.push_str("</svg>\n");
        text
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{:indent$}{text}", "", indent = 2 + self.depth * 2);
    }
}

/// A number with at most one decimal.
fn n(number: f64) -> String {
    let text = format!("{number:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0".into() } else { text.into() }
}

fn paint(ink: &Ink<'_>) -> String {
    let mut text = format!(" fill=\"{}\"", ink.fill);
    if ink.width > 0.0 {
        let _ = write!(text, " stroke=\"{}\" stroke-width=\"{}\"", ink.line, n(ink.width));
    }
    if ink.dash > 0.0 {
        let _ = write!(text, " stroke-dasharray=\"{}\"", n(ink.dash));
    }
    text
}

/// A text as XML has it; what XML cannot hold is left out.
pub(in crate::render) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => {}
            _ if letter.is_control() => {}
            _ => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_texts_are_safe() {
        assert_eq!([n(1.0), n(-0.01), n(2.25), n(-3.06)], ["1", "0", "2.2", "-3.1"]);
        assert_eq!(escaped("a<b> & \"c\"\u{7}\u{ffff}"), "a&lt;b&gt; &amp; &quot;c&quot;");
    }
}
